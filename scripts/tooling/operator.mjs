import "./node-version.mjs"
import { buffer } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { installMissing } from "./install.mjs"
import { buildPrograms } from "./packages.mjs"
import { at, calledFrom } from "./run.mjs"

// Runs a program for operators: node scripts/tooling/operator.mjs <name> [arguments]
const [name, ...args] = process.argv.slice(2)

let isUnwritten = false

// What is piped into `head` stops reading, which is no failure; what was begun is brought to its end, unheard.
process.stdout.on("error", ({ code }) => {
  if (isUnwritten || code === "EPIPE" || code === "ERR_STREAM_DESTROYED") return
  isUnwritten = true
  process.exitCode ||= 1
  io.err(`The output cannot be written (${code}). What was done is done all the same.`)
})
process.stderr.on("error", () => undefined)

let said = ""
const endStopped = (signal) => {
  io.err(said)
  process.exit(signal === "SIGINT" ? 130 : 143)
}

installMissing()
buildPrograms()
const io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  input: async () => new TextDecoder("utf-8", { fatal: true }).decode(await buffer(process.stdin)),
  whenStopped: (sentence) => {
    said = sentence ?? ""
    for (const signal of ["SIGINT", "SIGTERM"]) {
      process.off(signal, endStopped)
      if (sentence !== null) process.on(signal, endStopped)
    }
  },
  env: process.env,
  now: () => new Date()
}

// Files are named as they are seen from there.
process.chdir(calledFrom(name))

const { run } = await import(pathToFileURL(at(`scripts/operator/dist/${name}.js`)).href)
try {
  const code = await run(args, io)
  process.exitCode = isUnwritten && code === 0 ? 1 : code
} catch (error) {
  io.err(`${name} met a fault of its own and stopped: ${error instanceof Error ? error.message : error} Report it.`)
  process.exitCode = 1
}
