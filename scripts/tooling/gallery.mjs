import "./node-version.mjs"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { needChromium } from "./chromium.mjs"
import { smallPng } from "./gallery/small-png.mjs"
import { builtFrom, galleryFolder, isCurrent, keepStamp } from "./gallery/stamp.mjs"
import { installMissing } from "./install.mjs"
import { at, follow, node } from "./run.mjs"

const usage = `Usage: npm run gallery -- [--build | --pictures] [--port <number>]

Shows every component of packages/ui in its states, on this machine.

  --build     makes static files of it in node_modules/.cache/gallery, where those there are out of date
  --pictures  takes anew the pictures that tests/gallery compares it with
  --port      where it is shown; 4404 without it`

const pictures = at("tests/gallery/pictures")
const storybook = at("node_modules/storybook/dist/bin/dispatcher.js")
const config = ["--config-dir", at("packages/ui/.storybook"), "--disable-telemetry"]
/** No look for newer versions, no survey, no crash report: the gallery works where there is no network. */
const quiet = { STORYBOOK_DISABLE_TELEMETRY: "1", CI: "1" }

const build = () => {
  const source = builtFrom()
  if (isCurrent(source)) return
  rmSync(galleryFolder, { recursive: true, force: true })
  const args = [storybook, "build", ...config, "--output-dir", galleryFolder, "--loglevel", "warn"]
  const code = node(args, { env: { ...process.env, ...quiet } })
  if (code !== 0) process.exit(code)
  keepStamp(source)
}

const takePictures = () => {
  const args = [
    "test",
    "--config",
    "tests/playwright.config.ts",
    "gallery/gallery.spec.ts",
    "--update-snapshots=all",
    "--retries=0"
  ]
  const code = node([at("node_modules/@playwright/test/cli.js"), ...args], {
    env: { ...process.env, CHROMIUM_PATH: needChromium(), WITHOUT_NGINX: "1" }
  })
  for (const name of readdirSync(pictures)) {
    const picture = readFileSync(join(pictures, name))
    const small = smallPng(picture)
    if (small !== picture) writeFileSync(join(pictures, name), small)
  }
  process.exit(code)
}

const show = (port) => {
  console.log(`The gallery: http://127.0.0.1:${port}`)
  const place = ["--host", "127.0.0.1", "--port", port, "--exact-port", "--no-open", "--no-version-updates", "--ci"]
  follow([storybook, "dev", ...config, ...place, "--loglevel", "warn"], quiet)
}

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        build: { type: "boolean" },
        pictures: { type: "boolean" },
        port: { type: "string", default: "4404" },
        help: { type: "boolean" }
      }
    }).values
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
    return process.exit(2)
  }
}

const asked = readArguments()
if (asked.help === true) console.log(usage)
else {
  installMissing()
  if (asked.build === true) build()
  else if (asked.pictures === true) takePictures()
  else show(asked.port)
}
