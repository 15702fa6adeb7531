/** Second halves of long German names: a narrow card may break before them, with a hyphen. */
const SECOND = /(?<=[a-zäöüß]{3})(?=(boot|ring|schwimmer|erzähler|weste|wache|mann|richter|meister|mädchen|tänzerin|tarier)$)/

/** The longest first half of all breaks once more. */
const FIRST = /(?<=^Geschich)(?=ten)/

/** A name that may be written in two lines, or three. */
export const breakable = (name: string): string => name.replace(SECOND, '\u00ad').replace(FIRST, '\u00ad')
