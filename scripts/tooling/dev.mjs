import "./node-version.mjs"
import { spawn } from "node:child_process"
import { readArguments } from "./arguments.mjs"
import { build } from "./build.mjs"
import { installMissing } from "./install.mjs"
import { at, follow, root } from "./run.mjs"

const servicesPort = process.env.SANDBOX_PORT ?? "4401"

readArguments({
  usage: `Usage: npm run dev -- [--data .data] [--fresh] [--utgs 3000] [--no-agents] [--speed 1]

The console with hot reload on http://127.0.0.1:4400 beside the sandbox, which takes the options and is started anew on
change.`,
  options: {
    data: { type: "string" },
    utgs: { type: "string" },
    speed: { type: "string" },
    fresh: { type: "boolean" },
    "no-agents": { type: "boolean" }
  }
})
installMissing()
build(["console", "sandbox"], true)

const vite = at("node_modules/vite/bin/vite.js")
const start = (args, cwd, env) => {
  const child = spawn(process.execPath, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } })
  process.on("exit", () => child.kill())
  return child
}

// The sandbox is rebuilt on change and started anew; the console has hot reload and passes the services' paths on to it.
start([vite, "build", "--ssr", "--watch", "--emptyOutDir", "false", "--logLevel", "warn"], at("apps/sandbox"), {})
start(["--watch", at("apps/sandbox/dist/main.js"), ...process.argv.slice(2)], root, {
  PORT: servicesPort,
  CONSOLE_DIST: at("apps/console/dist")
})
follow([vite, "--config", at("apps/console/vite.config.ts"), at("apps/console")], { SANDBOX_PORT: servicesPort })
