import { noViews, withView } from "@command-center/domain/rows/saved-views"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { selectFacetChoices } from "@command-center/machines/list-screen/list-screen.selectors"
import { selectIsViewChanged, selectViewName } from "@command-center/machines/row-screen/row-screen.selectors"
import { openedContext } from "@command-center/machines/row-screen/screen-address"
import { addressedOf, shownQuery } from "@command-center/machines/row-screen/screen-views"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { sampleConsole, sampleNow } from "../app/sample-console.ts"
import { wireUtgs } from "../features/utgs/utgs.wiring.ts"
import { sampleRowsClient } from "../list/sample-rows-client.ts"
import { sampleRowsInput } from "../list/sample-rows-input.ts"
import { renameInList } from "./rename-in-list.ts"

const ended: Array<() => void> = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** The UTG list as a view has it that tags narrow. */
const shown = (tags: ReadonlyArray<string>) => {
  const summary = { total: 0, unreadable: { count: 0, reasons: [] }, loadedAt: sampleNow.toISOString() }
  const client = sampleRowsClient<UtgRow>({
    load: () => Promise.resolve(Result.succeed(summary)),
    firstView: () => Promise.resolve(null),
    view: () => new Promise(() => undefined),
    facets: () => new Promise(() => undefined)
  })
  const first = sampleRowsInput(12, utgList.defaultSort, sampleNow)
  const seen = { ...first.seen, facets: { tags } }
  const addressed = addressedOf(utgRows, { now: sampleNow, timeZone: "UTC" })
  const query = shownQuery(addressed, openedContext(utgRows, { ...first, seen }))
  const rows = { ...first, seen, views: withView(noViews, "Night", query), viewName: "Night" }
  const actor = createActor(wireUtgs(sampleConsole(), client), { input: { rows, canEdit: true, intent: null } }).start()
  ended.push(() => actor.stop())
  const screen = () => {
    const snapshot = actor.getSnapshot().children.rows?.getSnapshot()
    if (snapshot === undefined) throw new Error("There are no rows.")
    return snapshot
  }
  const list = () => {
    const { list: ref } = screen().children
    if (ref === undefined) throw new Error("There is no list.")
    return ref
  }
  return {
    actor,
    list,
    narrowing: () => selectFacetChoices(list().getSnapshot())["tags"],
    view: () => [selectViewName(utgRows)(screen()), selectIsViewChanged(utgRows)(screen())]
  }
}

it("a list that a tag narrows is narrowed by its new name, and still shows its view", () => {
  const { actor, narrowing, view } = shown(["VIP"])
  const before = view()
  renameInList(actor, { tag: "vip", name: "Key" })
  expect([narrowing(), view()]).toEqual([["Key"], before])
  expect(before).toEqual(["Night", false])
})

it("two tags that became one narrow it once", () => {
  const { actor, narrowing } = shown(["VIP", "North"])
  renameInList(actor, { tag: "VIP", name: "North" })
  expect(narrowing()).toEqual(["North"])
})

it("a list that another tag narrows stays where it was", () => {
  const { actor, narrowing, list } = shown(["South"])
  list().send({ type: "page.changed", page: 2 })
  renameInList(actor, { tag: "VIP", name: "Key" })
  expect([narrowing(), list().getSnapshot().context.request.page]).toEqual([["South"], 2])
})
