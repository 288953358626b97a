import "./node-version.mjs"
import { build } from "./build.mjs"
import { installMissing } from "./install.mjs"
import { at, follow } from "./run.mjs"

installMissing()
console.log("Building the console and the sandbox …")
build(["console", "sandbox"], true)
follow([at("apps/sandbox/dist/main.js"), ...process.argv.slice(2)], { CONSOLE_DIST: at("apps/console/dist") })
