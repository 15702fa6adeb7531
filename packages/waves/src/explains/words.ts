import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'explain.pool':
    'The pool: the dice rolled this round. In turn everybody picks one, three times around; clear dice and those of your colour are free.',
  'explain.pool.now': '{n#die|dice} left, {free} of them free for you.',
  'explain.bag': 'The bag: every round three dice a captain are drawn from it.',
  'explain.bag.now': '{n#die|dice} in it, {own} of your colour.',
  'explain.nest': 'Crow’s nests: the dice you picked this round, for all to see. All three are placed in secret, each on another place.',
  'explain.nest.now': 'Yours show {faces}.',
  'explain.infamy': 'Infamy: it pays for bribes, and whoever has more fires first. At the end every {per} are 1 point.',
  'explain.infamy.now': '{infamy} of {max}: {infamy} ÷ {per} = {points#point|points}.',
  'explain.points': 'Points: your score if the game ended now.',
  'explain.points.now': '{total} = treasure {treasure} + buried chests {buried} + full rows {rows} + Infamy {infamy} ÷ {per} = {fame}.',
  'explain.rival': '{seat:seat}: everything on this ship is open to all, and so are the points.',
  'explain.rival.now': '{total} = treasure {treasure} + buried chests {buried} + full rows {rows} + Infamy {infamy} ÷ {per} = {fame}.',
  'explain.merchantman': 'The Merchantman: it loads dice into its holds, and your cannons may take them.',
  'explain.spirits':
    'Raise Spirits: with both squares filled you may write one die as a {raised}. What the dice here show does not matter.',
  'explain.spirits.now': '{filled} of {squares} squares{ready?: the pair is ready|}.',
  'explain.chest': 'A chest: what is in it are points. A shot takes the top value; buried it is safe and worth {bonus} more.',
  'explain.chest.now': 'Chest {chest}: {values?{values} = {sum} points|empty}, {filled} of {squares} squares{buried?, buried: +{bonus}|}.',
  'explain.bury': 'Bury: it takes all three dice of a round and makes one chest safe for good, worth {bonus} points more.',
  'explain.hull': 'Hull: every level stops one shot of each volley at you. A full row is {bonus} points.',
  'explain.hull.now': 'Sum {sum}: level {level}{next?, the next at {next}|}. {filled} of {squares} squares.',
  'explain.ports': 'Raid Ports: every level brings 1 Infamy each round, the highest sum of all 1 more. A full row is {bonus} points.',
  'explain.ports.now': 'Sum {sum}: level {level}{next?, the next at {next}|}. {filled} of {squares} squares.',
  'explain.crew': 'Hire Crew: every level puts one more die of your colour into the bag. A full row is {bonus} points.',
  'explain.crew.now': 'Sum {sum}: level {level}{next?, the next at {next}|}. {filled} of {squares} squares.',
  'explain.small': 'Small cannon: it fires as soon as {squares} dice are in it, and its shots go by their sum. Then it is empty again.',
  'explain.small.now': 'Sum {sum}: {shots#shot|shots}. {filled} of {squares} squares.',
  'explain.large': 'Large cannon: it fires as soon as {squares} dice are in it, and its shots go by their sum. Then it is empty again.',
  'explain.large.now': 'Sum {sum}: {shots#shot|shots}. {filled} of {squares} squares.',
  'explain.die':
    '{clear?A clear die: nobody’s, and free for all|{own?A die of your crew: free for you|A die of {owner:seat}’s crew}}. It shows {face}.',
  'explain.die.now': '{free?You may take it for nothing.|A bribe costs {face} Infamy, as much as it shows.}',
}

export const de: Catalogue = {
  'explain.pool': 'Der Vorrat: die Würfel dieser Runde. Reihum nimmt jeder einen, dreimal herum; klare und die deiner Farbe sind umsonst.',
  'explain.pool.now': 'Noch {n#Würfel|Würfel}, davon {free} für dich umsonst.',
  'explain.bag': 'Der Beutel: Jede Runde werden daraus drei Würfel je Kapitän gezogen.',
  'explain.bag.now': '{n#Würfel|Würfel} darin, {own} in deiner Farbe.',
  'explain.nest':
    'Krähennester: deine Würfel dieser Runde, für alle sichtbar. Alle drei werden heimlich verteilt, jeder auf einen anderen Platz.',
  'explain.nest.now': 'Deine zeigen {faces}.',
  'explain.infamy': 'Ruchlosigkeit: Sie bezahlt Bestechungen, und wer mehr hat, feuert zuerst. Am Ende sind je {per} ein Punkt.',
  'explain.infamy.now': '{infamy} von {max}: {infamy} ÷ {per} = {points#Punkt|Punkte}.',
  'explain.points': 'Punkte: dein Ergebnis, wenn das Spiel jetzt endete.',
  'explain.points.now':
    '{total} = Schätze {treasure} + vergrabene Truhen {buried} + volle Reihen {rows} + Ruchlosigkeit {infamy} ÷ {per} = {fame}.',
  'explain.rival': '{seat:seat}: Alles auf diesem Schiff liegt offen, auch die Punkte.',
  'explain.rival.now':
    '{total} = Schätze {treasure} + vergrabene Truhen {buried} + volle Reihen {rows} + Ruchlosigkeit {infamy} ÷ {per} = {fame}.',
  'explain.merchantman': 'Der Kauffahrer: Er lädt Würfel in seine Laderäume, und deine Kanonen dürfen sie holen.',
  'explain.spirits':
    'Moral heben: Sind beide Felder voll, darfst du einen Würfel als {raised} eintragen. Was die Würfel hier zeigen, ist egal.',
  'explain.spirits.now': '{filled} von {squares} Feldern{ready?: Das Paar ist bereit|}.',
  'explain.chest':
    'Eine Truhe: Was darin liegt, sind Punkte. Ein Schuss holt den obersten Wert; vergraben ist sie sicher und {bonus} mehr wert.',
  'explain.chest.now':
    'Truhe {chest}: {values?{values} = {sum} Punkte|leer}, {filled} von {squares} Feldern{buried?, vergraben: +{bonus}|}.',
  'explain.bury': 'Vergraben: Es kostet alle drei Würfel einer Runde und macht eine Truhe für immer sicher, mit {bonus} Punkten mehr.',
  'explain.hull': 'Rumpf: Jede Stufe hält einen Schuss jeder Salve auf dich ab. Eine volle Reihe bringt {bonus} Punkte.',
  'explain.hull.now': 'Summe {sum}: Stufe {level}{next?, die nächste bei {next}|}. {filled} von {squares} Feldern.',
  'explain.ports':
    'Häfen plündern: Jede Stufe bringt jede Runde 1 Ruchlosigkeit, die höchste Summe 1 mehr. Eine volle Reihe bringt {bonus} Punkte.',
  'explain.ports.now': 'Summe {sum}: Stufe {level}{next?, die nächste bei {next}|}. {filled} von {squares} Feldern.',
  'explain.crew': 'Mannschaft: Jede Stufe bringt einen Würfel deiner Farbe mehr in den Beutel. Eine volle Reihe bringt {bonus} Punkte.',
  'explain.crew.now': 'Summe {sum}: Stufe {level}{next?, die nächste bei {next}|}. {filled} von {squares} Feldern.',
  'explain.small': 'Kleine Kanone: Mit {squares} Würfeln darin feuert sie, so oft, wie ihre Summe es hergibt. Danach ist sie wieder leer.',
  'explain.small.now': 'Summe {sum}: {shots#Schuss|Schüsse}. {filled} von {squares} Feldern.',
  'explain.large': 'Große Kanone: Mit {squares} Würfeln darin feuert sie, so oft, wie ihre Summe es hergibt. Danach ist sie wieder leer.',
  'explain.large.now': 'Summe {sum}: {shots#Schuss|Schüsse}. {filled} von {squares} Feldern.',
  'explain.die':
    '{clear?Ein klarer Würfel: Er gehört niemandem und ist für alle umsonst|{own?Ein Würfel deiner Mannschaft: für dich umsonst|Ein Würfel der Mannschaft von {owner:seat}}}. Er zeigt {face}.',
  'explain.die.now': '{free?Du darfst ihn umsonst nehmen.|Ihn zu bestechen kostet {face} Ruchlosigkeit, so viel, wie er zeigt.}',
}
