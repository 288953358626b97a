import { noViews, withView } from "@command-center/domain/rows/saved-views"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { viewsKey } from "@command-center/domain/storage/browser-store"
import { sampleTags } from "@command-center/domain/tags/sample-tags"
import type { Outcome, Task } from "@command-center/machines/actor-logic/outcome"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import type { KeptTags } from "@command-center/machines/tags/tags.types"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { ManageTagsDialog } from "./manage-tags.view.tsx"

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const asked = async (tag: string): Promise<string> => {
  const kept: KeptTags = { tags: sampleTags({ 1: ["VIP", "North"] }), aside: null, ignored: [] }
  const readTags: Task<null, KeptTags, "blocked"> = fromPromise(() =>
    Promise.resolve<Outcome<KeptTags, "blocked">>(Result.succeed(kept))
  )
  const machine = tagsMachine.provide({ actors: { readTags } })
  const actor = createActor(machine).start()
  actor.send({ type: "manager.opened" })
  await waitFor(actor, (snapshot) => snapshot.matches({ known: "managing" }), { timeout: 5000 })
  actor.send({ type: "deleting.opened", tag })
  render(
    <UiProvider>
      <ConsoleContext value={sampleConsole()}>
        <ManageTagsDialog actor={actor} phase="deleting" />
      </ConsoleContext>
    </UiProvider>
  )
  return screen.getByRole("dialog", { name: "Delete tag" }).textContent
}

it("says which saved views a tag narrows before it is deleted", async () => {
  const one = withView(withView(noViews, "Night, all lanes", "facets=Tags+is+vip"), "Day", "search=day")
  sessionStorage.setItem(viewsKey("utgs"), writeViews(one))
  expect(await asked("VIP")).toContain(
    "1 saved view narrows its list by it: “Night, all lanes”. With the tag gone, no UTG is found by it there."
  )
  cleanup()
  sessionStorage.setItem(viewsKey("utgs"), writeViews(withView(one, "Late", "facets=Tags+is+VIP")))
  expect(await asked("VIP")).toContain("2 saved views narrow their lists by it: “Night, all lanes”, “Late”.")
  cleanup()
  expect(await asked("North")).not.toContain("saved view")
})
