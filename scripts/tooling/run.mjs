import { spawn, spawnSync } from "node:child_process"
import { setPriority } from "node:os"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The path of a file in the repository. */
export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Where whoever called a script is: npm itself runs it at the root of the package. */
export const calledFrom = (script) =>
  process.env.npm_lifecycle_event === script ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd()

/** How npm is called on this system. */
export const npm = process.platform === "win32" ? "npm.cmd" : "npm"

/** Runs a command to its end and returns its exit code. */
const run = (command, args, options = {}) =>
  spawnSync(command === "npm" ? npm : command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options
  }).status ?? 1

/** Runs a command and ends this process with its code when it fails. */
export const mustRun = (command, args, options) => {
  const code = run(command, args, options)
  if (code !== 0) process.exit(code)
}

/** Runs a module of node_modules by its path, so that neither PATH nor the shell matters. */
export const node = (args, options) => run(process.execPath, args, options)

/** The same beside others: gives its exit code once it has ended. */
export const nodeBeside = (args, { env = process.env, stdio = "inherit", niceness = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio })
    if (niceness !== 0 && child.pid !== undefined) setPriority(child.pid, niceness)
    child.on("error", () => resolve(1))
    child.on("exit", (code) => resolve(code ?? 1))
  })

/** Starts a long-running command which ends with this process and takes this one along. */
export const follow = (args, env = {}) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
  return child
}
