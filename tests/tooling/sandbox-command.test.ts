import { rmSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { at } from "./support/command.ts"
import { type Started, startMain } from "./support/started.ts"

/** Not in dist, which a build of the sandbox beside this test empties. */
const outDir = at("apps/sandbox/node_modules/.cache/repository")
let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-kept-"))
  await build({ configFile: at("apps/sandbox/vite.config.ts"), logLevel: "error", build: { outDir, ssr: true } })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  rmSync(outDir, { recursive: true })
})

const start = (...args: ReadonlyArray<string>): Promise<Started> =>
  startMain(join(outDir, "main.js"), ["--port", "0", "--no-agents", "--data", join(folder, "estate"), ...args])

const signIn = async ({ origin }: Started): Promise<string> => {
  const page = await (await fetch(`${origin}/sso/`)).text()
  const [, personId = ""] = /name="personId" value="(\d+)"/u.exec(page) ?? []
  const body = new URLSearchParams({ personId, returnTo: `${origin}/` })
  const chosen = await fetch(`${origin}/sso/sign-in`, { method: "POST", body, redirect: "manual" })
  const authenticationCode = new URL(chosen.headers.get("Location") ?? "", origin).searchParams.get("authcode")
  const exchanged = await fetch(`${origin}/sso/accessTokens`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ authenticationCode, applicationId: 4, expires: null, token: null })
  })
  return String((await exchanged.json()).accessToken.token)
}

const templates = async ({ origin }: Started, token: string, name?: string) => {
  const answer = await fetch(`${origin}/management/businessentities/1/configtemplates`, {
    headers: {
      Authorization: token,
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1"
    },
    ...(name === undefined ? {} : { method: "POST", body: JSON.stringify({ name, businessEntityId: 1, data: "{}" }) })
  })
  const text = await answer.text()
  return { status: answer.status, isThere: text.includes("Made in the first run") }
}

describe("the sandbox, started again", () => {
  it("keeps its data and its tokens, and --fresh empties it", async () => {
    const first = await start()
    const token = await signIn(first)
    const made = await templates(first, token, "Made in the first run")
    await first.stop()

    const second = await start()
    const kept = await templates(second, token)
    await second.stop()

    const fresh = await start("--fresh")
    const oldToken = await templates(fresh, token)
    const emptied = await templates(fresh, await signIn(fresh))
    await fresh.stop()

    expect({ made, kept, oldToken, emptied }).toEqual({
      made: { status: 200, isThere: true },
      kept: { status: 200, isThere: true },
      oldToken: { status: 401, isThere: false },
      emptied: { status: 200, isThere: false }
    })
  })
})
