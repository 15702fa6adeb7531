import { Failed } from '../errors.ts'
import { BadInput } from '@flotilla/kernel'
import { flagOf, readConfig, SETTINGS, unknownVariables, type Config, type Origin, type SettingName } from '@flotilla/server/config'
import { Option, type Command } from 'commander'
import { grid } from '../layout.ts'
import type { Terminal } from '../terminal.ts'

interface Flags extends Partial<Record<SettingName, unknown>> {
  readonly config?: string
}

/** The settings as flags: the same list that reads the environment and the file. */
export function withSettings(command: Command, names: readonly SettingName[] = Object.keys(SETTINGS) as SettingName[]): Command {
  for (const name of names) {
    const { help, env, schema } = SETTINGS[name]
    const usual: unknown = schema.safeParse(undefined).data
    const described = `${help} (${env}${usual === undefined ? '' : `, else ${JSON.stringify(usual)}`})`
    command.addOption(new Option(typeof usual === 'boolean' ? flagOf(name) : `${flagOf(name)} <value>`, described))
  }
  return command.option('--config <file>', 'a JSON file with settings (FLOTILLA_CONFIG, else flotilla.config.json if it is there)')
}

export function settingsOf({ config: file, ...flags }: Flags): { config: Config; origins: Origin[] } {
  return readConfig({ flags, file })
}

/** A variable with a slip in its name would silently do nothing. */
function nameUnknown(terminal: Terminal): void {
  for (const sentence of unknownVariables()) terminal.talk(`${terminal.paint('yellow', 'warning:')} ${sentence}\n`)
}

/** Adds the command that runs the server. */
export function serve(program: Command, terminal: Terminal): void {
  withSettings(program.command('serve').description('run the server: lobby, tables and the client in the browser'))
    .addHelpText(
      'after',
      [
        '\nA flag goes over the environment, the environment over the file, the file over the default; `flotilla config` shows which it was.',
        'The server stores everything in the data folder, or in PostgreSQL if an address is given. SIGTERM and Ctrl-C end it without losing an answer;',
        'SIGUSR2 and `flotilla drain` empty it first, for an upgrade.',
        '\nExamples:\n  flotilla serve\n  flotilla serve --port 3000 --data /var/lib/flotilla\n  DATABASE_URL=postgres://localhost/flotilla flotilla serve',
      ].join('\n'),
    )
    .action(async (flags: Flags) => {
      nameUnknown(terminal)
      const { config } = settingsOf(flags)
      const server = await import('@flotilla/server')
      const running = await server.serve(config).catch((error: unknown) => {
        throw error instanceof BadInput ? error : new Failed(`${terminal.paint('red', 'error:')} ${(error as Error).message}`)
      })
      await new Promise<void>((ended) => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended())
        process.once('SIGUSR2', () => void running.drain())
        void running.ended.then(ended)
        // Whoever reads this may send a signal at once.
        terminal.write(`Flotilla is at ${running.url}\n`)
      })
      await running.close()
      // Whatever still holds on (a database that does not answer) is left behind.
      setTimeout(() => process.exit(), 1000).unref()
    })
}

export function config(program: Command, terminal: Terminal): void {
  withSettings(program.command('config').description('show every setting of the server, and where its value comes from'))
    .option('--json', 'as JSON')
    .action(({ json, ...flags }: Flags & { json?: true }) => {
      nameUnknown(terminal)
      const { origins } = settingsOf(flags)
      const shown = origins.map(({ name, value, from, secret }) => ({
        name,
        value: secret && value !== undefined ? '(hidden)' : (value ?? null),
        from,
      }))
      if (json) terminal.write(`${JSON.stringify(shown, null, 2)}\n`)
      else
        terminal.write(
          `${grid(shown.map(({ name, value, from }) => [name, value === null ? '-' : JSON.stringify(value), from])).join('\n')}\n`,
        )
    })
}
