import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { at, root } from "./run.mjs"

/** So far above the sandbox's port. */
const portsAbove = 10

const valueOf = (args, name) => {
  const place = args.indexOf(name)
  return place === -1 ? args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) : args[place + 1]
}

/** Beside the data that it protects, which is for trying it out alone: a real deployment is given its key. */
const keyIn = (folder) => {
  const path = join(folder, "token-key")
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600 })
  return readFileSync(path, "utf8")
}

/** The process that has the folder's database open; null where none runs. */
const ownerOf = (folder) => {
  try {
    const owner = Number(readFileSync(join(folder, "in-use"), "utf8"))
    process.kill(owner, 0)
    return owner
  } catch {
    return null
  }
}

/**
 * Starts the rollout service beside the sandbox that is started with these arguments; it ends with this process. Gives
 * what the sandbox is told of it: nothing where none was started.
 */
export const startRolloutsBeside = (args, env = process.env) => {
  const port = Number(valueOf(args, "--port") ?? (env.PORT || 4400))
  const isForNothing = args.some((arg) => arg === "--help" || arg.startsWith("--write-static"))
  if (isForNothing || !Number.isInteger(port) || port < 1 || port + portsAbove > 65_535) return {}
  const folder = join(valueOf(args, "--data") ?? (env.DATA_DIR || at(".data")), "rollouts")
  const owner = ownerOf(folder)
  if (owner !== null) {
    console.error(`No rollout service is started: ${folder} is in use by another one (process ${owner}).`)
    return {}
  }
  if (args.includes("--fresh")) rmSync(join(folder, "database"), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const log = openSync(join(folder, "log.jsonl"), "w")
  const own = String(port + portsAbove)
  const child = spawn(process.execPath, [at("apps/rollouts/dist/main.js")], {
    cwd: root,
    stdio: ["ignore", log, "inherit"],
    env: {
      ...env,
      ROLLOUTS_PORT: own,
      ROLLOUTS_DATA_DIR: folder,
      ROLLOUTS_TOKEN_KEY: env.ROLLOUTS_TOKEN_KEY || keyIn(folder),
      ROLLOUTS_ORIGINS: `http://127.0.0.1:${port}`,
      COMMAND_CENTER_URL: `http://localhost:${port}`
    }
  })
  child.on("exit", (code) => {
    if (code) console.error(`The rollout service has ended (${code}): ${join(folder, "log.jsonl")} tells why.`)
  })
  process.on("exit", () => child.kill())
  return { ROLLOUTS_PORT: own }
}
