/**
 * With these, Node loads a thread's modules by `import` and never by `require`: a thread that is ended while it requires them takes
 * the whole process along (seen with Node 20.20: "IsGraphAsync must be used on an instantiated module").
 */
export const THREAD_FLAGS: readonly string[] = ['--no-experimental-require-module']
