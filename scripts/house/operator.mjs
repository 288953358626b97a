import "./node-version.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"

// Runs a program for operators: node scripts/house/operator.mjs <name> [arguments]
const [name, ...args] = process.argv.slice(2)

// What is piped into `head` stops reading; that is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error
  process.exit(0)
})

const io = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  env: process.env,
  now: () => new Date()
}

installMissing()
await withModule(`scripts/operator/${name}.ts`, async ({ run }) => {
  try {
    process.exitCode = await run(args, io)
  } catch (error) {
    io.err(`${name} met a fault of its own and stopped: ${error instanceof Error ? error.message : error} Report it.`)
    process.exitCode = 1
  }
})
