import { Result } from "effect"
import { expect, it } from "vitest"
import { loadedNames } from "./loaded-names.ts"

const read = (count = 0) => Result.succeed({ total: 1, unreadable: { count, reasons: [] } })
const after = (loaded: Awaited<ReturnType<Parameters<typeof loadedNames>[0]["loaded"]>>) =>
  loadedNames({
    loaded: () => Promise.resolve(loaded),
    ids: () => Promise.resolve(Float64Array.of(0)),
    rowsOf: () => Promise.resolve([{ name: "Till" }])
  })

it("are those of the rows that were still on their way when they were asked for", async () => {
  let rows: ReadonlyArray<{ readonly name: string | null }> = []
  const names = loadedNames({
    loaded: async () => {
      await Promise.resolve()
      rows = [{ name: "Till" }, { name: null }]
      return read()
    },
    ids: async () => Float64Array.from(rows, (_, at) => at),
    rowsOf: async (ids) => Array.from(ids, (at) => rows[at] ?? { name: null })
  })
  expect(await names).toEqual({ names: ["Till"], namesUnknown: null })
})

it("are not known to be all where the rows could not be had, or some could not be read, which is said [B5-63 B5-65]", async () => {
  const refused = { _tag: "Refused", status: 500, statusText: "", message: "Held back.", action: null } as const
  const told = [after(Result.fail(refused)), after(null), after(read(1)), after(read(2)), after(read())]
  expect((await Promise.all(told)).map(({ namesUnknown }) => namesUnknown)).toEqual([
    "Whether the name is taken could not be checked. Held back.",
    "Whether the name is taken could not be checked.",
    "Whether the name is taken could not be checked for all: 1 row of the list could not be read.",
    "Whether the name is taken could not be checked for all: 2 rows of the list could not be read.",
    null
  ])
})
