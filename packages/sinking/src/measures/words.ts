import type { Catalogue } from '@flotilla/kernel'

export const en: Catalogue = {
  'why.points': '{n?you hold about {n#point|points} more, which win if the ship is saved|you hold a little more treasure}',
  'why.points.theirs': '{n?{who:seat} holds about {n#point|points} fewer|{who:seat} holds a little less treasure}',
  'why.cards': '{n?you hold about {n#card|cards} fewer, which wins if the ship sinks|you hold a little less if the ship sinks}',
  'why.cards.theirs': '{n?{who:seat} holds about {n#card|cards} more, which loses if the ship sinks|{who:seat} holds a little more}',
  'why.chests': '{n?you have {n#chest token|chest tokens} more|a chest token is closer}',
  'why.chests.theirs': '{n?{who:seat} has {n#chest token|chest tokens} fewer|{who:seat} is further from a chest token}',
  'why.rich': '{n?if the ship is saved, your chance to be the richest is {n} % better|you stand a little better if the ship is saved}',
  'why.rich.theirs':
    '{n?if the ship is saved, {who:seat} is the richest {n} % less often|{who:seat} stands a little worse if the ship is saved}',
  'why.light': '{n?if the ship sinks, your chance to hold the fewest cards is {n} % better|you stand a little better if the ship sinks}',
  'why.light.theirs':
    '{n?if the ship sinks, {who:seat} holds the fewest cards {n} % less often|{who:seat} stands a little worse if the ship sinks}',
  'why.saved': '{n?the ship is saved {n} % more often, and your treasure then counts|the ship is a little likelier to be saved}',
  'why.saved.theirs': '{n?the ship is saved {n} % less often, on which {who:seat} counts|{who:seat} must fear for the ship a little more}',
  'why.sunk': '{n?the ship goes down {n} % more often, and you hold few cards|the ship is a little likelier to sink, which suits you}',
  'why.sunk.theirs': '{n?the ship goes down {n} % less often, on which {who:seat} counts|{who:seat} gains a little less by a sinking}',
  'brought.points': 'points {n}',
  'brought.cards': 'cards {n}',
  'brought.chests': 'chest tokens {n}',
}

export const de: Catalogue = {
  'why.points': '{n?du hast etwa {n#Punkt|Punkte} mehr auf der Hand, die bei Rettung zählen|du hast etwas mehr Schätze}',
  'why.points.theirs': '{n?{who:seat} hat etwa {n#Punkt|Punkte} weniger|{who:seat} hat etwas weniger Schätze}',
  'why.cards': '{n?du hast etwa {n#Karte|Karten} weniger, was beim Untergang gewinnt|du hast etwas weniger, falls das Schiff sinkt}',
  'why.cards.theirs': '{n?{who:seat} hat etwa {n#Karte|Karten} mehr, was beim Untergang verliert|{who:seat} hat etwas mehr auf der Hand}',
  'why.chests': '{n?du hast {n#Truhenmarke|Truhenmarken} mehr|eine Truhenmarke rückt näher}',
  'why.chests.theirs': '{n?{who:seat} hat {n#Truhenmarke|Truhenmarken} weniger|{who:seat} ist weiter von einer Truhenmarke entfernt}',
  'why.rich': '{n?bei Rettung bist du um {n} % öfter am reichsten|bei Rettung stehst du etwas besser da}',
  'why.rich.theirs': '{n?bei Rettung ist {who:seat} um {n} % seltener am reichsten|bei Rettung steht {who:seat} etwas schlechter da}',
  'why.light': '{n?beim Untergang hast du um {n} % öfter die wenigsten Karten|beim Untergang stehst du etwas besser da}',
  'why.light.theirs':
    '{n?beim Untergang hat {who:seat} um {n} % seltener die wenigsten Karten|beim Untergang steht {who:seat} etwas schlechter da}',
  'why.saved': '{n?das Schiff wird um {n} % öfter gerettet, und dann zählt dein Schatz|das Schiff wird etwas eher gerettet}',
  'why.saved.theirs': '{n?das Schiff wird um {n} % seltener gerettet, worauf {who:seat} setzt|{who:seat} muss mehr um das Schiff bangen}',
  'why.sunk': '{n?das Schiff sinkt um {n} % öfter, und du hast wenige Karten|das Schiff sinkt etwas eher, was dir passt}',
  'why.sunk.theirs': '{n?das Schiff sinkt um {n} % seltener, worauf {who:seat} setzt|{who:seat} hat etwas weniger von einem Untergang}',
  'brought.points': 'Punkte {n}',
  'brought.cards': 'Karten {n}',
  'brought.chests': 'Truhenmarken {n}',
}
