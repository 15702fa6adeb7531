import { Usage, usage, wishOf } from './args.ts'
import { asJson, asTable } from './report.ts'
import { suites } from './suites/index.ts'

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2), suites)
  if (wish.help) return console.log(usage(suites))
  for (const name of wish.names) {
    const figures = await suites[name].run(wish)
    console.log(wish.json ? asJson(figures) : asTable(`${name}: ${wish.seats} seats, Node ${process.versions.node}`, figures))
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Usage)) throw error
  console.error(`${error.message}\n\n${usage(suites)}`)
  process.exitCode = 2
}
