import { describe, expect, it } from "vitest"
import type { MachineModel } from "../model/support/machine-model.ts"
import { models, walkedAs } from "../model/support/registry.ts"
import { search } from "../model/support/search.ts"
import { cases, recordRow, seed } from "./support/budget.ts"

/** The actors that change something outside of the page, but for an operation's own calls: those its tests count. */
const writing: ReadonlySet<string> = new Set([
  "assignProfile",
  "assignRole",
  "create",
  "createForm",
  "createTasks",
  "createUser",
  "deleteRow",
  "giveUser",
  "markUploaded",
  "operation",
  "push",
  "removeEntry",
  "removeOthers",
  "setUpInstallation",
  "update",
  "uploadFile"
])
/** What takes the place of a call that is called off: a form is marked as uploaded all the same (document 2 §4). */
const replacing: ReadonlySet<string> = new Set(["cancel: uploadFile > markUploaded"])

/** What actors answer and tell, and no user does. */
const ofActors = /^(?:xstate|upload)\./u

type Children = Readonly<Record<string, { readonly src: unknown }>>
const writingIn = (children: Children) => Object.entries(children).filter(([, { src }]) => writing.has(String(src)))

/** The search is widest first: the share has every call under way, and what may come with it. */
const steps = cases(Number.POSITIVE_INFINITY, 2000)

/** Every call that a user's event begins while another one is under way; empty where none can be sent twice. */
const secondCalls = (model: MachineModel) => {
  const found = new Set<string>()
  let [busy, left] = [0, steps]
  search(model, {
    begin: () => null,
    goesOn: () => left > 0,
    move: (_, { event, source, target }) => {
      left -= 1
      const before = writingIn(source.children)
      if (before.length > 0) busy += 1
      if (before.length === 0 || ofActors.test(event.type)) return null
      const known = new Set<unknown>(before.map(([, ref]) => ref))
      for (const [id, ref] of writingIn(target.children)) {
        const text = `${event.type}: ${before.map(([each]) => each).join(", ")} > ${id}`
        if (!known.has(ref) && !replacing.has(text)) found.add(text)
      }
      return null
    }
  })
  return { found: [...found], busy }
}

const writers = Object.entries(models).filter(
  ([name, { outcomes }]) => walkedAs(name) === name && Object.keys(outcomes).some((actor) => writing.has(actor))
)

describe("while a call is under way", () => {
  it("there are flows that call", () => expect(writers.map(([name]) => name)).toContain("form-upload"))

  it.each(writers)("nothing that the user does makes %s call again", (_, model) => {
    const { found, busy } = secondCalls(model)
    recordRow({ row: "Double submission", cases: busy, failures: found.length, seed })
    expect(found).toEqual([])
    expect(busy).toBeGreaterThan(0)
  })
})
