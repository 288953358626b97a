import "./node-version.mjs"
import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readArguments } from "./arguments.mjs"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { guideShots } from "./guide/guide-shots.mjs"
import { webpOf } from "./guide/webp.mjs"
import { installMissing } from "./install.mjs"
import { at } from "./run.mjs"

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const answers = async (origin) => {
  try {
    return (await fetch(`${origin}/config.json`)).ok
  } catch {
    return false
  }
}

/** What the README shows: a name, the page, its size and scheme, and what is done before the picture is taken. */
const shots = [
  { name: "dashboard", path: "/be/1/dashboard" },
  { name: "utg-list", path: "/be/1/utgs" },
  { name: "schedule-task", path: "/be/12/utgs", act: openScheduleTask },
  { name: "tasks-list-dark", path: "/be/1/tasks", scheme: "dark" },
  { name: "utg-list-phone", path: "/be/12/utgs", width: 390, height: 844 }
]

async function openScheduleTask(page) {
  await page.getByRole("searchbox", { name: "Search" }).fill("counter")
  for (const row of [1, 2, 3]) await page.getByRole("checkbox").nth(row).click()
  await page.getByRole("button", { name: "Schedule Task" }).click()
  await page.getByRole("radio", { name: "Start/Stop" }).check({ force: true })
}

/** The README's as they are, the guide's as small ones. */
const pictures = [
  ...shots.map((shot) => ({ ...shot, file: `docs/screenshots/${shot.name}.png` })),
  ...guideShots.map((shot) => ({ ...shot, file: `docs/guide/pictures/${shot.name}.webp` }))
]
const { names: named } = readArguments({
  usage: `Usage: npm run screenshots -- [picture …]

Makes the pictures of the README and of the guide anew: those that are named, or all.`,
  names: pictures.map(({ name }) => name)
})
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name))

installMissing()
const chromiumPath = needChromium()
build(["console", "sandbox"], true)

const { chromium } = await import("@playwright/test")
const data = mkdtempSync(join(tmpdir(), "command-center-screenshots-"))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const sandbox = spawn(process.execPath, [at("apps/sandbox/dist/main.js")], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data, CONSOLE_DIST: at("apps/console/dist") },
  stdio: "ignore"
})
try {
  while (!(await answers(origin))) await new Promise((resolve) => setTimeout(resolve, 100))
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] })
  const empty = await browser.newPage()
  for (const folder of ["docs/screenshots", "docs/guide/pictures"]) mkdirSync(at(folder), { recursive: true })
  for (const { file, path, width = 1440, height = 900, scheme = "light", act } of wanted) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: "reduce",
      timezoneId: "America/New_York"
    })
    await page.goto(`${origin}/sso/sign-in?person=dana.whitlock`)
    await page.waitForURL(/dashboard/)
    await page.goto(`${origin}${path}`)
    await page.waitForLoadState("networkidle")
    if (act !== undefined) await act(page)
    await page.mouse.move(900, 20)
    await page.waitForTimeout(500)
    const png = await page.screenshot()
    writeFileSync(at(file), file.endsWith(".webp") ? await webpOf(empty, png) : png)
    await page.close()
    console.log(file)
  }
  await browser.close()
} finally {
  sandbox.kill()
  rmSync(data, { recursive: true, force: true })
}
