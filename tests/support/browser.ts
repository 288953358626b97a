import { test as base, expect, type Page } from "@playwright/test"
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts"

/** What the browser says to the developer; a test that does not expect it fails on it. */
export interface Complaints {
  readonly all: ReadonlyArray<string>
  /** Takes matching complaints off the list: those that a fault switched on by the test brings about. */
  readonly expect: (pattern: RegExp) => void
}

const watch = async (page: Page): Promise<Complaints> => {
  const all: Array<string> = []
  const expected: Array<RegExp> = []
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) all.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(`${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => complain(`thrown: ${error.message}`))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}:${event.lineNumber}`)
    )
  })
  return { all, expect: (pattern) => void expected.push(pattern) }
}

interface Fixtures {
  readonly complaints: Complaints
  readonly origin: string
}

/** A browser page on a sandbox of the worker's own; ends with the browser's console checked. */
export const test = base.extend<Fixtures, { readonly sandbox: SandboxProcess }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess()
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: "worker", timeout: 180_000 }
  ],
  origin: async ({ sandbox }, use) => use(sandbox.origin),
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints = await watch(page)
      await use(complaints)
      expect(complaints.all, "the browser's console").toEqual([])
    },
    { auto: true }
  ]
})

export { expect }
