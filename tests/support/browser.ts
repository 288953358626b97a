import { makeSeededDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { test as base, expect } from "@playwright/test"
import { type Complaints, complaintsOf, tokenLeaks } from "./complaints.ts"
import { elsewhereOrigin } from "./elsewhere.ts"
import { type Faults, faultsOf } from "./faults.ts"
import { type Person, takeToken } from "./people.ts"
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts"

interface Options {
  /** Who is signed in when the test begins; nobody when null. */
  readonly person: Person | null
  /** What else the browser kept from an earlier visit. */
  readonly kept: Readonly<Record<string, string>>
}

interface Fixtures {
  readonly complaints: Complaints
  readonly faults: Faults
  readonly origin: string
  /** The token the test begins with; empty when nobody is signed in. */
  readonly token: string
}

interface WorkerFixtures {
  /**
   * A database of the worker's own on the server that BROWSER_DATABASE_URL names (`npm test` names one where PostgreSQL
   * is installed: it asks a third of the processor of what the embedded one does); empty, the embedded one.
   */
  readonly databaseUrl: string
  readonly sandbox: SandboxProcess
  readonly tokens: (person: Person) => Promise<string>
}

/** A browser page on a sandbox of the worker's own; ends with the browser's console checked and the token looked for. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  databaseUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const server = process.env["BROWSER_DATABASE_URL"] ?? ""
      if (server === "") return await use("")
      const own = await makeSeededDatabase(server)
      await use(own.url)
      await own.drop()
    },
    { scope: "worker" }
  ],
  sandbox: [
    async ({ databaseUrl }, use) => {
      const sandbox = await startSandboxProcess({ SANDBOX_ORIGINS: elsewhereOrigin, DATABASE_URL: databaseUrl })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: "worker", timeout: 180_000 }
  ],
  // A new one each time: a test may end its own.
  tokens: [
    async ({ sandbox }, use) => {
      await use((person) => takeToken(sandbox.origin, person))
    },
    { scope: "worker" }
  ],
  person: [null, { option: true }],
  kept: [{}, { option: true }],
  origin: async ({ sandbox }, use) => use(sandbox.origin),
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  token: async ({ person, tokens }, use) => use(person === null ? "" : await tokens(person)),
  storageState: async ({ token, kept, origin }, use) => {
    const values = token === "" ? kept : { ...kept, accessToken: token }
    await use({
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) }]
    })
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = await complaintsOf(context)
      await use(complaints)
      expect(await tokenLeaks(context), "places where the token must not be").toEqual([])
      expect(complaints.unexpected(), "the browser's console").toEqual([])
      // What is still asked again by itself would fail the next test, in whose time it ends.
      for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" })
    },
    { auto: true }
  ],
  faults: async ({ origin }, use) => {
    const faults = faultsOf(origin)
    await use(faults)
    await faults.clear()
  }
})

export { expect }
