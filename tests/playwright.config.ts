import { defineConfig } from "@playwright/test"

const report = process.env["BROWSER_REPORT"]

/**
 * The walks of every machine take ten minutes: `npm run model -- --browser` takes them all, `npm test` those of the
 * flows that send something to many, of signing in, and of editing.
 */
const walks =
  process.env["WALKS"] === "all"
    ? "walks/**/*.spec.ts"
    : "walks/{apply-profile,apply-template,delete-tasks,edit-config,filters,operation,push,remove-utgs,session}.spec.ts"

/** The built console as the shipped web server serves it: `npm test` leaves this out where there is no nginx. */
const deployed = process.env["WITHOUT_NGINX"] === undefined ? ["deployment/**/*.spec.ts"] : []

/** The real console in the real browser against a real sandbox of each worker's own; two at a time, as each waits for the other end half of its time. */
export default defineConfig({
  testDir: ".",
  testMatch: [
    "journeys/**/*.spec.ts",
    walks,
    "accessibility/**/*.spec.ts",
    "gallery/**/*.spec.ts",
    "long/**/*.spec.ts",
    ...deployed
  ],
  // The same on every system: what is compared is drawn with the font that ships.
  snapshotPathTemplate: "{testDir}/gallery/pictures/{arg}{ext}",
  outputDir: "../node_modules/.cache/test-results",
  workers: 2,
  // A machine that other runs share is three times as slow at times; a limit that is longer costs a passing test nothing.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A shared machine may stand still for seconds; what needed another try is listed as flaky. The figures of the long
  // run are those of one try.
  retries: process.env["LONG"] === "1" ? 0 : 2,
  reporter: report === undefined ? [["line"]] : [["line"], ["json", { outputFile: report }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // What fades and slides is drawn sixty times a second, a tenth of a run's processor time, and a colour that still
    // changes is that of neither scheme. The main job and layout shifts are tried with all that moves.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test costs a third of the run; BROWSER_TRACE=1 keeps those of tests that fail.
    trace: process.env["BROWSER_TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] === undefined ? {} : { executablePath: process.env["CHROMIUM_PATH"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // A process less for each browser; the pictures are the same.
        "--in-process-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page of a test lives for seconds: compilers that optimize cost a third of its time and never pay. And with
        // Playwright listening, each Error has its place looked up, for which the whole file would be compiled again.
        "--js-flags=--no-turbofan --no-maglev --no-enable-lazy-source-positions"
      ]
    }
  }
})
