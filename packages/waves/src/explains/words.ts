import { defineMessages } from '@flotilla/kernel'

export const explainWords = defineMessages('waves/explains', {
  'explain.pool':
    'The pool: the dice rolled this round. In turn everybody picks one, three times around; clear dice and those of your colour are free.',
  'explain.pool.now': '{n, plural, one {# die} other {# dice}} left, {free} of them free for you.',
  'explain.bag': 'The bag: every round three dice a captain are drawn from it.',
  'explain.bag.now': '{n, plural, one {# die} other {# dice}} in it, {own} of your colour.',
  'explain.nest': 'Crow’s nests: the dice you picked this round, for all to see. All three are placed in secret, each on another place.',
  'explain.nest.now': 'Yours show {faces}.',
  'explain.infamy': 'Infamy: it pays for bribes, and whoever has more fires first. At the end every {per} are 1 point.',
  'explain.infamy.now': '{infamy} of {max}: {infamy} ÷ {per} = {points, plural, one {# point} other {# points}}.',
  'explain.points': 'Points: your score if the game ended now.',
  'explain.points.now': '{total} = treasure {treasure} + buried chests {buried} + full rows {rows} + Infamy {infamy} ÷ {per} = {fame}.',
  'explain.rival': '{seat, seat}: everything on this ship is open to all, and so are the points.',
  'explain.rival.now': '{total} = treasure {treasure} + buried chests {buried} + full rows {rows} + Infamy {infamy} ÷ {per} = {fame}.',
  'explain.merchantman': 'The Merchantman: it loads dice into its holds, and your cannons may take them.',
  'explain.spirits':
    'Raise Spirits: with both squares filled you may write one die as a {raised}. What the dice here show does not matter.',
  'explain.spirits.now': '{filled} of {squares} squares{ready, select, no {} other {: the pair is ready}}.',
  'explain.chest': 'A chest: what is in it are points. A shot takes the top value; buried it is safe and worth {bonus} more.',
  'explain.chest.now':
    'Chest {chest}: {values, select, no {empty} other {{values} = {sum} points}}, {filled} of {squares} squares{buried, select, no {} other {, buried: +{bonus}}}.',
  'explain.bury': 'Bury: it takes all three dice of a round and makes one chest safe for good, worth {bonus} points more.',
  'explain.hull': 'Hull: every level stops one shot of each volley at you. A full row is {bonus} points.',
  'explain.hull.now': 'Sum {sum}: level {level}{next, select, no {} other {, the next at {next}}}. {filled} of {squares} squares.',
  'explain.ports': 'Raid Ports: every level brings 1 Infamy each round, the highest sum of all 1 more. A full row is {bonus} points.',
  'explain.ports.now': 'Sum {sum}: level {level}{next, select, no {} other {, the next at {next}}}. {filled} of {squares} squares.',
  'explain.crew': 'Hire Crew: every level puts one more die of your colour into the bag. A full row is {bonus} points.',
  'explain.crew.now': 'Sum {sum}: level {level}{next, select, no {} other {, the next at {next}}}. {filled} of {squares} squares.',
  'explain.small': 'Small cannon: it fires as soon as {squares} dice are in it, and its shots go by their sum. Then it is empty again.',
  'explain.small.now': 'Sum {sum}: {shots, plural, one {# shot} other {# shots}}. {filled} of {squares} squares.',
  'explain.large': 'Large cannon: it fires as soon as {squares} dice are in it, and its shots go by their sum. Then it is empty again.',
  'explain.large.now': 'Sum {sum}: {shots, plural, one {# shot} other {# shots}}. {filled} of {squares} squares.',
  'explain.die':
    '{clear, select, no {{own, select, no {A die of {owner, seat}’s crew} other {A die of your crew: free for you}}} other {A clear die: nobody’s, and free for all}}. It shows {face}.',
  'explain.die.now': '{free, select, no {A bribe costs {face} Infamy, as much as it shows.} other {You may take it for nothing.}}',
})
