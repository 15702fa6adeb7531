import { defineMessages } from '@flotilla/kernel'

/** What counts, as reasons that a captain gives. */
export const measureWords = defineMessages('waves/measures', {
  'why.points':
    '{n, plural, =0 {your points come out a little better} one {you have about # point more when the next round begins} other {you have about # points more when the next round begins}}',
  'why.points.theirs':
    '{n, plural, =0 {{who, seat} comes out a little worse} one {{who, seat} has about # point fewer when the next round begins} other {{who, seat} has about # points fewer when the next round begins}}',
  'why.infamy': '{n, select, no {a little more Infamy is left to you} other {you keep about {n} more Infamy for bribes}}',
  'why.infamy.theirs': '{n, select, no {{who, seat} has a little less Infamy} other {{who, seat} has about {n} less Infamy for bribes}}',
  'why.hull':
    '{n, plural, =0 {your hull comes closer to stopping one more shot} one {your hull stops # shot more of every volley} other {your hull stops # shots more of every volley}}',
  'why.hull.theirs':
    '{n, plural, =0 {the hull of {who, seat} grows more slowly} one {the hull of {who, seat} stops # shot fewer} other {the hull of {who, seat} stops # shots fewer}}',
  'why.ports': '{n, select, no {your ports come closer to their next mark} other {your ports bring {n} more Infamy every round}}',
  'why.ports.theirs':
    '{n, select, no {the ports of {who, seat} grow more slowly} other {the ports of {who, seat} bring {n} less Infamy every round}}',
  'why.crew':
    '{n, plural, =0 {another die of your colour is closer} one {# die more of your colour lies in the bag, free for you} other {# dice more of your colour lie in the bag, free for you}}',
  'why.crew.theirs':
    '{n, plural, =0 {{who, seat} hires more slowly} one {{who, seat} has # die fewer in the bag} other {{who, seat} has # dice fewer in the bag}}',
  'why.rows':
    '{n, plural, =0 {a full row, worth 5 points, is closer} one {you have # full row more, 5 points each} other {you have # full rows more, 5 points each}}',
  'why.rows.theirs':
    '{n, plural, =0 {{who, seat} is further from a full row} one {{who, seat} has # full row fewer} other {{who, seat} has # full rows fewer}}',
  'why.cannons':
    '{n, plural, =0 {your cannons are nearer to firing} one {# die more lies ready in your cannons} other {# dice more lie ready in your cannons}}',
  'why.cannons.theirs':
    '{n, plural, =0 {the cannons of {who, seat} are further from firing} one {{who, seat} has # die fewer in the cannons} other {{who, seat} has # dice fewer in the cannons}}',
  'why.spirits':
    '{n, plural, =0 {a 7 by raised spirits is closer} one {you have # square more on Raise Spirits, for a 7 later} other {you have # squares more on Raise Spirits, for a 7 later}}',
  'why.spirits.theirs':
    '{n, plural, =0 {{who, seat} is further from a 7} one {{who, seat} has # square fewer on Raise Spirits} other {{who, seat} has # squares fewer on Raise Spirits}}',
  'why.room':
    '{n, plural, =0 {a little more room stays in your chests} one {your chests keep # square more free for treasure} other {your chests keep # squares more free for treasure}}',
  'why.room.theirs':
    '{n, plural, =0 {{who, seat} has a little less room for treasure} one {{who, seat} has # square less room for treasure} other {{who, seat} has # squares less room for treasure}}',
  'why.risk':
    '{n, plural, =0 {less of your treasure lies open to cannons} one {about # point less of your treasure can be shot at} other {about # points less of your treasure can be shot at}}',
  'why.risk.theirs':
    '{n, plural, =0 {more of {who, seat}’s treasure can be shot at} one {about # point more of {who, seat}’s treasure can be shot at} other {about # points more of {who, seat}’s treasure can be shot at}}',
  'why.turn': 'you pick earlier in the next draft',
  'why.turn.theirs': '{who, seat} picks later in the next draft',
  'why.end':
    '{n, plural, =0 {the end finds you better placed} one {you lead by about # point more when the end comes} other {you lead by about # points more when the end comes}}',
  'why.end.theirs':
    '{n, plural, =0 {the end finds {who, seat} worse placed} one {{who, seat} falls back by about # point before the end} other {{who, seat} falls back by about # points before the end}}',
  'brought.points': 'points {n}',
  'brought.infamy': 'Infamy {n}',
  'brought.hull': 'levels of the hull {n}',
  'brought.cannons': 'dice in cannons {n}',
})
