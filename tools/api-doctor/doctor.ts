import { main } from './main.ts'

process.exitCode = await main(process.argv.slice(2), process.env, {
  print: (text) => console.info(text),
  printError: (text) => console.error(text),
})
