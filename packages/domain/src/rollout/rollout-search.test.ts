import { expect, it } from "vitest"
import { everyRollout, foundRollouts, isNarrowed, type SoughtRollouts } from "./rollout-search.ts"
import { sampleSummary } from "./sample-rollout.ts"

const rollouts = [
  sampleSummary({ id: "r-3", name: "Canary, then all", businessEntityId: 12, createdBy: "ann", state: "watching" }),
  sampleSummary({ id: "r-2", name: "Firmware 4.1", businessEntityId: 13, createdBy: "Bob", state: "done" }),
  sampleSummary({ id: "r-1", name: "Firmware 4.0", businessEntityId: 99, createdBy: "ann", state: "done" })
]
const nameOf = (id: number) => ({ 12: "Harbour Coffee", 13: "Nine Mile Diner" })[id]
const found = (sought: Partial<SoughtRollouts>) =>
  foundRollouts(rollouts, { ...everyRollout, ...sought }, nameOf).map(({ id }) => id)

it("finds rollouts by name, account and person, by every word in any letter case, and by state", () => {
  expect([
    found({}),
    found({ text: "  " }),
    found({ text: "FIRM" }),
    found({ text: "firmware ann" }),
    found({ text: "diner bob 4.1" }),
    found({ state: "done" }),
    found({ text: "harbour", state: "done" }),
    found({ text: "coffee\tcanary", state: "watching" }),
    found({ text: "coffeecanary" })
  ]).toEqual([
    ["r-3", "r-2", "r-1"],
    ["r-3", "r-2", "r-1"],
    ["r-2", "r-1"],
    ["r-1"],
    ["r-2"],
    ["r-2", "r-1"],
    [],
    ["r-3"],
    []
  ])
})

it("knows whether fewer are looked for than there are", () => {
  expect(
    [everyRollout, { text: " ", state: null }, { text: "a", state: null }, { text: "", state: "done" } as const].map(
      isNarrowed
    )
  ).toEqual([false, false, true, true])
})
