/** In memory where that is possible: these tests kill processes, not the power. */
export declare const FAST: string
/** A folder that goes when it is removed, or else with this process; its name has the process's number. */
export declare function newFolder(kind: 'test' | 'pg', place?: string): string
export declare function removeFolder(folder: string): void
//# sourceMappingURL=folders.d.ts.map
