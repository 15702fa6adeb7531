// Says what is missing before anything fails: the game needs two packages beside it.
const missing = []
for (const name of ['@flotilla/kernel', 'zod'])
  await import(name).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    missing.push(name)
  })
if (missing.length > 0) {
  console.error(`Not installed here: ${missing.join(', ')}.
Run 'npm install' in this folder. If npm does not find the packages, they come from the repository of Flotilla:
'npm run release' makes its release/*.tgz there, and 'npm install <path>/release/*.tgz' in this folder takes them.`)
  process.exitCode = 1
}
