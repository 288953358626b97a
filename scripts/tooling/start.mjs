import "./node-version.mjs"
import { build } from "./build.mjs"
import { installMissing } from "./install.mjs"
import { startRolloutsBeside } from "./rollouts.mjs"
import { at, follow } from "./run.mjs"

installMissing()
console.log("Building the console, the sandbox and the rollout service …")
build(["console", "sandbox", "rollouts"], true)
const args = process.argv.slice(2)
const rollouts = startRolloutsBeside(args)
follow([at("apps/sandbox/dist/main.js"), ...args], { CONSOLE_DIST: at("apps/console/dist"), ...rollouts })
