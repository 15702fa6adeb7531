import { z } from 'zod'

/** What somebody can be called for. */
export const ALERTS = ['turn', 'low', 'nudge', 'begin', 'invite', 'over', 'spoke'] as const
/** One of the things one can be alerted to. */
export const alertKind = z.enum(ALERTS)
/** What `alertKind` describes, as a type. */
export type AlertKind = z.infer<typeof alertKind>

/** The ways by which alerts reach somebody. */
export const WAYS = ['push', 'mail', 'webhook'] as const
/** A kind of way by which alerts reach somebody. */
export type WayKind = (typeof WAYS)[number]

/** How a webhook is spoken to. */
export const HOOKS = ['plain', 'discord', 'slack', 'ntfy'] as const

const hookAddress = z.url({ protocol: /^https?$/, error: 'expected an http:// or https:// address' }).max(500)

/** Adds a way by which alerts reach somebody. */
export const newWay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: hookAddress,
    keys: z.strictObject({ p256dh: z.string().min(80).max(100), auth: z.string().min(16).max(40) }),
  }),
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('webhook'), url: hookAddress, speaks: z.enum(HOOKS).default('plain') }),
])
/** What `newWay` describes, as a type. */
export type NewWay = z.infer<typeof newWay>

/** A way by which alerts reach somebody, as they see it. */
export const wayInfo = z.object({
  id: z.string(),
  kind: z.enum(WAYS),
  /** Where it leads, without what would let others use it. */
  where: z.string(),
  created: z.number(),
  /** Since when nothing gets through. */
  failing: z.number().nullable(),
})
/** What `wayInfo` describes, as a type. */
export type WayInfo = z.infer<typeof wayInfo>
/** The secret that signs what a webhook gets is shown this one time. */
export const madeWay = wayInfo.extend({ secret: z.string().optional() })

const hour = z.int().min(0).max(23)

/** What a person chose: how to be called, when not, and how to be shown. */
export const preferences = z.strictObject({
  /** By which ways for what; a kind that is not named is called by none. */
  alerts: z.partialRecord(alertKind, z.array(z.enum(WAYS)).max(WAYS.length)).default({
    turn: ['push', 'mail', 'webhook'],
    low: ['push', 'webhook'],
    nudge: ['push', 'webhook'],
    begin: ['push', 'webhook'],
    invite: ['push', 'mail', 'webhook'],
    over: ['push'],
    spoke: ['push'],
  }),
  /** From one full hour to another, in the person's own time zone. */
  quiet: z.strictObject({ from: hour, to: hour }).nullable().default(null),
  zone: z
    .string()
    .max(60)
    .refine((zone) => isZone(zone), 'is not a time zone')
    .default('UTC'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default('en'),
  /** Colours and features of the drawn portrait, as the client made them up. */
  avatar: z
    .string()
    .max(40)
    .regex(/^[\w-]*$/)
    .default(''),
  /** The flag one likes to sail under: whoever comes first has it. */
  flag: z.int().min(0).max(5).nullable().default(null),
  /** Days of vacation taken, by year: the time of games over days does not run meanwhile. */
  vacation: z
    .strictObject({ until: z.number(), taken: z.record(z.string().regex(/^\d{4}$/), z.number().min(0)) })
    .nullable()
    .default(null),
  /** Others may see history and statistics. */
  open: z.boolean().default(false),
})
/** What `preferences` describes, as a type. */
export type Preferences = z.infer<typeof preferences>

function isZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The preferences of whoever has chosen nothing. */
export const DEFAULT_PREFERENCES: Preferences = preferences.parse({})

/** One's ways and preferences for alerts. */
export const alertsInfo = z.object({
  preferences,
  ways: z.array(wayInfo),
  /** What a browser needs to subscribe. */
  pushKey: z.string(),
  mail: z.boolean(),
})
/** What `alertsInfo` describes, as a type. */
export type AlertsInfo = z.infer<typeof alertsInfo>
