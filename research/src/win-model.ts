import { writeFileSync } from 'node:fs'
import { fitGoalModel, fitWinModel, type FitOptions, type Table } from './fit-models.ts'
import { botsFolder, optionsOf } from './inputs.ts'

export const winModelHelp = `win-model <game>: fits the weights of the win model (advice.model.winModel) and writes them beside the game's bots.
  --goals           fit the goal model (advice.model.goalModel) instead: what a crew has to do
  --teams 4:team2v2,6:team3v3   fit the model of teams (advice.model.teams) on these tables, in turn: seats and mode of each
  --games 3000      games of mates
  --epsilon 0.12    how often a seat plays at random
  --options '{}'    the game's options
  --seed 77`

function tableOf(table: string): Table {
  const [seats, mode] = table.split(':')
  return { seats: Number(seats), options: { mode, champions: 'random' } }
}

/** Fits the win model, the goal model or the model of teams of a game. */
export function winModel(line: readonly string[]): void {
  const { values, game } = optionsOf(line, {
    games: { type: 'string', default: '3000' },
    epsilon: { type: 'string', default: '0.12' },
    seed: { type: 'string', default: '77' },
    options: { type: 'string' },
    goals: { type: 'boolean', default: false },
    teams: { type: 'string' },
    into: { type: 'string' },
  })
  const options: FitOptions = {
    games: Number(values.games),
    epsilon: Number(values.epsilon),
    seed: Number(values.seed),
    ...(values.options === undefined ? {} : { options: JSON.parse(values.options) as object }),
    ...(values.teams === undefined ? {} : { tables: values.teams.split(',').map(tableOf) }),
  }
  const fitted = values.goals ? fitGoalModel(game, options) : fitWinModel(game, options)
  const file = values.goals ? 'goal-model' : values.teams === undefined ? 'win-model' : 'team-win-model'
  writeFileSync(`${values.into ?? botsFolder(game)}/${file}.json`, `${JSON.stringify(fitted, null, 2)}\n`)
  console.log(`${game.title}: ${String(fitted.positions)} positions of ${fitted.games} games, log-loss ${String(fitted.logLoss)}`)
}
