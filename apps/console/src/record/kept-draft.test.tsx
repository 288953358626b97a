import type { JsonObject } from "@command-center/domain/json/json-field"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { cleanup, renderHook } from "@testing-library/react"
import { Result } from "effect"
import type { PropsWithChildren } from "react"
import { afterEach, expect, it } from "vitest"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { useDraftKeeper } from "./kept-draft.ts"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const schema = Result.getOrThrow(settingsSchema({ properties: { greeting: { type: "string", format: "password" } } }))

const keeperBy = (known: typeof schema | null) => {
  const console = sampleConsole()
  const wrapper = ({ children }: PropsWithChildren) => <ConsoleContext value={console}>{children}</ConsoleContext>
  const read: JsonObject = { greeting: "hush", retries: 3 }
  const place = {
    businessEntityId: 42,
    page: "utgs/7/config",
    read,
    subjectWith: (was: JsonObject) => was,
    readOf: (subject: JsonObject) => subject,
    schemaOf: () => known
  }
  return { ...renderHook(() => useDraftKeeper<JsonObject>(place), { wrapper }).result.current, read }
}
const storedText = () => JSON.stringify(Object.entries(sessionStorage))

it("a draft is kept without what its schema calls a secret, and comes back with it", () => {
  const { keep, read } = keeperBy(schema)
  keep(read, { ...read, retries: 4 })
  expect(storedText()).toContain("retries")
  expect(storedText()).not.toContain("hush")
  expect(keeperBy(schema).kept?.draft).toEqual({ greeting: "hush", retries: 4 })
})

it("a draft whose schema could not be read is not kept: nobody could tell what of it is secret", () => {
  const { keep, read } = keeperBy(null)
  keep(read, { ...read, retries: 4 })
  expect(storedText()).toBe("[]")
})

it("a draft that was kept waits until its schema can be read: it would come back without its secrets", () => {
  const { keep, read } = keeperBy(schema)
  keep(read, { ...read, retries: 4 })
  expect(keeperBy(null).kept).toBeNull()
  expect(keeperBy(schema).kept?.draft).toEqual({ greeting: "hush", retries: 4 })
})
