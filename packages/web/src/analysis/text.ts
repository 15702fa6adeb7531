import { defineMessages } from '@flotilla/kernel'

/** Words for hints and for looking back. */
export const adviceWords = defineMessages('web/analysis', {
  'analysis.hints': 'Hints',
  'analysis.hints.alone': 'Where all others are bots',
  'analysis.hints.all': 'For everybody',
  'analysis.hints.off': 'Off',
  'analysis.thinking': 'A captain is thinking it over …',
  'analysis.stop': 'Stop',
  'analysis.would': 'A captain would: {what}',
  'analysis.odds': 'Chance to win, roughly: {percent} % (± {error}).',
  'analysis.why': 'Rather than “{other}”: {why}.',
  'analysis.failed': 'No advice this time: {why}',
  'analysis.title': 'Looking back',
  'analysis.about':
    'At every decision of {seat, seat}: what a captain would have done with what the seat knew then, and what the difference was worth. Worked out in this browser.',
  'analysis.start': 'Look back as {seat, seat}',
  'analysis.choose': 'Choose a seat above to look back at its decisions.',
  'analysis.progress': '{done} of {total} answers looked at',
  'analysis.graph': 'Chance to win of {seat, seat}, decision by decision, from {first} % to {last} %',
  'analysis.like': '{n} of {of} decisions like a captain.',
  'analysis.mistakes': 'What cost most',
  'analysis.none': 'Nothing that mattered: well sailed.',
  'analysis.better': 'A captain would: {best}',
  'analysis.because': 'Why: {why}.',
  'analysis.loss': '−{points} points of winning chance',
  'analysis.moment': 'Show the moment',
  'analysis.here': 'Here a captain would: {best}',
  'analysis.hereLike': 'Here a captain would have done the same.',
})
