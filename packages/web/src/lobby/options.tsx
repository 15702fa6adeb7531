import type { Say } from '../words.ts'
import styles from './lobby.module.css'
import { optionName, optionValue, propertiesOf, type Property } from './option-words.ts'

/** So many numbers are chosen from a list; where a word stands beside them (a limit, or none) a list is the only way. */
const FEW = 12
const BESIDE_A_WORD = 60

/** The values a property may take, if they are few; null for a range of numbers or free text. */
function valuesOf(property: Property, few = FEW): readonly unknown[] | null {
  if (property.enum !== undefined) return property.enum
  if (property.const !== undefined) return [property.const]
  if (property.type === 'boolean') return [true, false]
  if (property.anyOf !== undefined) {
    const parts = property.anyOf.map((part) => valuesOf(part, BESIDE_A_WORD))
    return parts.every((part) => part !== null) ? parts.flat() : null
  }
  if (
    property.type === 'integer' &&
    property.minimum !== undefined &&
    property.maximum !== undefined &&
    property.maximum - property.minimum < few
  )
    return Array.from({ length: property.maximum - property.minimum + 1 }, (_, k) => (property.minimum ?? 0) + k)
  return null
}

/** The form of a game's options, from the JSON Schema that the server publishes. */
export function OptionFields({
  schema,
  value,
  onChange,
  say,
  which,
}: {
  schema: Readonly<Record<string, unknown>>
  value: Readonly<Record<string, unknown>>
  onChange: (value: Readonly<Record<string, unknown>>) => void
  say: Say
  /** Which of them are asked for here. */
  which: (option: string) => boolean
}) {
  const properties = propertiesOf(schema).filter(([name]) => which(name))
  return (
    <div className={styles.columns}>
      {properties.map(([name, property]) => {
        const values = valuesOf(property)
        const current = value[name] ?? property.default
        const set = (next: unknown): void => onChange({ ...value, [name]: next })
        if (values === null && property.type !== 'integer' && property.type !== 'number') return null
        return (
          <label key={name} className={styles.field}>
            {optionName(say, name)}
            {values === null ? (
              <input
                type="number"
                min={property.minimum}
                max={property.maximum}
                value={Number(current)}
                onChange={(event) => set(Number(event.target.value))}
              />
            ) : (
              <select value={String(values.indexOf(current))} onChange={(event) => set(values[Number(event.target.value)])}>
                {values.map((one, k) => (
                  <option key={String(one)} value={k}>
                    {optionValue(say, name, one)}
                  </option>
                ))}
              </select>
            )}
          </label>
        )
      })}
    </div>
  )
}
