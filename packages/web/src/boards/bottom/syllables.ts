/** Second halves of long German names: a narrow card may break before them, with a hyphen. */
const SECOND = /(?<=[a-zäöüß]{3})(?=(boot|ring|schwimmer|erzähler|weste|wache|mann|richter|meister|mädchen|tänzerin|tarier)$)/

/** A name that may be written in two lines. */
export const breakable = (name: string): string => name.replace(SECOND, '\u00ad')
