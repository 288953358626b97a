import "./node-version.mjs"
import { text } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { installMissing } from "./install.mjs"
import { buildPrograms } from "./packages.mjs"
import { at } from "./run.mjs"

// Runs a program for operators: node scripts/tooling/operator.mjs <name> [arguments]
const [name, ...args] = process.argv.slice(2)

// What is piped into `head` stops reading; that is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error
  process.exit(0)
})

const io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  input: () => text(process.stdin),
  env: process.env,
  now: () => new Date()
}

installMissing()
buildPrograms()
const { run } = await import(pathToFileURL(at(`scripts/operator/dist/${name}.js`)).href)
try {
  process.exitCode = await run(args, io)
} catch (error) {
  io.err(`${name} met a fault of its own and stopped: ${error instanceof Error ? error.message : error} Report it.`)
  process.exitCode = 1
}
