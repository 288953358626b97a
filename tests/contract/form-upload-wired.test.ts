import { formMessages } from "@command-center/domain/form/form-messages"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Window } from "happy-dom"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { waitFor } from "xstate"
import { wireForms } from "../../apps/console/src/features/forms/forms.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"
import { openDialog } from "./support/open-dialog.ts"

const account = knownAccounts.chain.id
const now = () => new Date("2026-11-20T15:15:00.000Z")
const content = new Blob([new Uint8Array(2_000)], { type: "application/gzip" })

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
  vi.stubGlobal(
    "XMLHttpRequest",
    new Window({ url: `${estate.sandbox.origin}/`, settings: { fetch: { disableSameOriginPolicy: true } } })
      .XMLHttpRequest
  )
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(async () => {
  vi.unstubAllGlobals()
  await estate.close()
})

/** Upload Form with everything typed, sent; what it came to. */
const uploaded = async (name: string, chosen: unknown = content) => {
  const client = await loadedRows(estate, formRows.list, account)
  const dialog = await openDialog(wireForms({ runtime: estate.runtime, now }, client), account, "formUpload", {}, now())
  const file = { name: "welcome.tgz", size: content.size, type: content.type }
  dialog.send({ type: "draft.changed", draft: { name, deviceType: 27, file: null } })
  dialog.send({ type: "file.chosen", file, content: chosen })
  dialog.send({ type: "submit" })
  const ended = await waitFor(dialog, (snapshot) => !snapshot.hasTag("busy"), { timeout: 30_000 })
  return { failure: ended.context.failure, isDone: ended.status === "done" }
}

/** The addresses for files that were given, and which of them have one. */
const places = async () =>
  (await estate.sandbox.db.select().from(schema.formUpload)).map(({ usedAt }) => usedAt !== null)

it("creates the form, sends its file to the address it is given, and says that it is there", async () => {
  const asked = await estate.askedBy(async () => {
    const { failure, isDone } = await uploaded("Wired welcome")
    expect([failure, isDone]).toEqual([null, true])
  })
  expect(await places()).toEqual([true])
  expect(asked.map(({ line }) => line).filter((line) => line.includes("/componentDeviceForms/"))).toEqual([
    expect.stringMatching(/\/componentDeviceForms\/create$/u),
    expect.stringMatching(/\/componentDeviceForms\/\d+\/uploaded$/u)
  ])
})

it("a file that is refused is told in the words of an upload", async () => {
  estate.refused("/uploads/", 500)
  expect((await uploaded("Refused file")).failure).toContain("Internal server error.")
})

it("what is no file is not sent", async () => {
  const before = await places()
  expect((await uploaded("Not a file", "the text of a file")).failure).toContain(formMessages.fileNotAccepted)
  expect((await places()).filter(Boolean)).toEqual(before.filter(Boolean))
})
