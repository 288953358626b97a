import { describe, expect, it } from "vitest"
import { type ScratchRepository, scratchRepository } from "./support/scratch-repository.ts"

const checklist = (...rows: ReadonlyArray<string>) => `${["id\tarea\tstatement", ...rows].join("\n")}\n`

const repositoryWith = (tests: Readonly<Record<string, string>>): Promise<ScratchRepository> =>
  scratchRepository({
    "tests/spec/checklist-1.tsv": checklist("A1-01\ttasks\tTasks are listed.", "A2.6-02\tapi\tHeaders are sent."),
    "tests/spec/checklist-2.tsv": checklist("B2.filter-03\ttasks\tTasks are filtered.", "B3-04\tapi\tA body is sent."),
    "packages/none/none.test.ts": "",
    "apps/none/none.test.ts": "",
    ...tests
  })

/** A title as a test file holds it; apart from its `it`, so that this file names no row itself. */
const titled = (title: string, quote = '"') => `it(${quote}${title}${quote}, () => {})\n`
const tagged = (...ids: ReadonlyArray<string>) => `does [${ids.join(" ")}]`

describe("npm run spec", () => {
  it("prints per area how many rows a test names, and which none does", async () => {
    await using repository = await repositoryWith({ "tests/a.test.ts": titled(tagged("A1-01")) })
    expect(await repository.run("spec")).toEqual({
      code: 0,
      out: [
        "api: 0 of 2 rows are named by a test",
        "  no test names A2.6-02  Headers are sent.",
        "  no test names B3-04  A body is sent.",
        "tasks: 1 of 2 rows are named by a test",
        "  no test names B2.filter-03  Tasks are filtered.",
        ""
      ].join("\n"),
      err: ""
    })
  })

  it("counts every id of a title, in all quotes, over packages, apps and tests", async () => {
    await using repository = await repositoryWith({
      "packages/domain/src/b.test.ts": titled(tagged("A1-01", "B3-04"), "'"),
      "apps/console/src/c.test.tsx": titled(tagged("A2.6-02"), "`"),
      "tests/journeys/d.spec.ts": titled(tagged("B2.filter-03", "A1-01"))
    })
    expect((await repository.run("spec", ["--quiet"])).out).toBe(
      "api: 2 of 2 rows are named by a test\ntasks: 2 of 2 rows are named by a test\n"
    )
  })

  it("prints one area with the files that name its rows", async () => {
    await using repository = await repositoryWith({
      "tests/a.test.ts": titled(tagged("A1-01")),
      "tests/b.test.ts": titled(tagged("A1-01", "A2.6-02"))
    })
    expect((await repository.run("spec", ["tasks"])).out).toBe(
      [
        "tasks: 1 of 2 rows are named by a test",
        "  no test names B2.filter-03  Tasks are filtered.",
        "  A1-01  tests/a.test.ts, tests/b.test.ts",
        ""
      ].join("\n")
    )
  })

  it("fails when a test names a row that no checklist has", async () => {
    await using repository = await repositoryWith({ "tests/a.test.ts": titled(tagged("A1-01", "A1-99")) })
    const { code, err } = await repository.run("spec", ["--quiet"])
    expect({ code, err }).toEqual({ code: 1, err: "tests/a.test.ts names A1-99, which no checklist has\n" })
  })

  it("takes for names only what ends a title, and reads no built or installed file", async () => {
    await using repository = await repositoryWith({
      "tests/a.test.ts": `${titled("does [A1-01] it")}// [B3-04]\nconst list = "[x A2.6-02]"\n`,
      "tests/node_modules/x/b.test.ts": titled(tagged("A1-99")),
      "apps/console/dist/c.test.ts": titled(tagged("A1-99")),
      "tests/not-a-test.ts": titled(tagged("A1-99"))
    })
    const { code, out } = await repository.run("spec", ["--quiet"])
    expect({ code, out }).toEqual({
      code: 0,
      out: "api: 0 of 2 rows are named by a test\ntasks: 0 of 2 rows are named by a test\n"
    })
  })
})
