import "./node-version.mjs"
import { spawn } from "node:child_process"
import { build } from "./build.mjs"
import { installMissing } from "./install.mjs"
import { at, follow, root } from "./run.mjs"

const servicesPort = process.env.SANDBOX_PORT ?? "4401"

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
