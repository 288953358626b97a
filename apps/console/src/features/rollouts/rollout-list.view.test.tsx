import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import { everyRollout, type SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import { sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import type { FoundRollouts, ListedAccount } from "@command-center/machines/rollout-list/rollout-list.types"
import { cleanup, render, screen, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleConsole } from "../../app/sample-console.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { sampleAccountId, sampleSignedIn } from "../../app/sample-signed-in.ts"
import { RolloutListView } from "./rollout-list.view.tsx"

afterEach(cleanup)

const listed = (
  rollouts: ReadonlyArray<RolloutSummary>,
  hasMore = false,
  sought: SoughtRollouts = everyRollout,
  console = sampleConsole()
): void => {
  const found: Outcome<FoundRollouts, Failure> = Result.succeed({ rollouts, hasMore, lastChange: null })
  const actor = createActor(
    rolloutListMachine.provide({
      actors: {
        loadRollouts: fromPromise<typeof found, ListedAccount>(() => Promise.resolve(found)),
        followRollouts: fromPromise(() => new Promise(() => undefined))
      }
    }),
    { input: { businessEntityId: sampleAccountId, sought } }
  ).start()
  render(
    <SamplePage console={console}>
      <RolloutListView actor={actor} businessEntityId={sampleAccountId} onSeek={() => undefined} />
    </SamplePage>
  )
}
const two = [sampleSummary({ id: "r-2", name: "Update all" }), sampleSummary({ name: "Restart all" })]

it.each([true, false])("says that only the newest are listed where there are older ones: %s", async (hasMore) => {
  listed(two, hasMore)
  const links = within(await screen.findByRole("table")).getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual(["Update all", "Restart all"])
  expect([screen.queryByText(messages.newest(2)) !== null, screen.queryByText(messages.none)]).toEqual([hasMore, null])
})

it("says how many of them hold what is looked for, and nothing where all are listed", async () => {
  listed(two, false, { ...everyRollout, text: "update" })
  expect((await screen.findByText(messages.shown(1, 2))).textContent).toBe(messages.shown(1, 2))
  cleanup()
  listed(two)
  await screen.findByRole("table")
  expect(screen.queryByText(messages.shown(2, 2))).toBeNull()
})

it("says that there are none, in place of a table", async () => {
  listed([])
  expect((await screen.findByText(messages.none)).textContent).toBe(messages.none)
  expect([screen.queryByRole("table"), screen.queryByText(messages.newest(0))]).toEqual([null, null])
})

it("offers to plan one to those who may edit, and to nobody else", async () => {
  const entry = () => screen.queryByRole("link", { name: planDraftMessages.entry })
  listed(two)
  await screen.findByRole("table")
  expect(entry()).toBeNull()
  cleanup()
  listed(two, false, everyRollout, sampleSignedIn({ Utgs: "edit" }))
  await screen.findByRole("table")
  expect(entry()?.getAttribute("href")).toContain("/rollouts/new")
})
