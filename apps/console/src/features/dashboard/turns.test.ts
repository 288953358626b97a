import { expect, it } from "vitest"
import { makeTurns } from "./turns.ts"

it("what is ready at once goes on one by one, each when the page shows the one before it", async () => {
  const frames: Array<() => void> = []
  const turn = makeTurns(() => new Promise((resolve) => frames.push(resolve)))
  const shown: Array<string> = []
  const show = (name: string) => turn().then(() => shown.push(name))
  const all = Promise.all(["Status", "UTG version", "Profiles"].map(show))

  const seen: Array<ReadonlyArray<string>> = []
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    seen.push([...shown])
    frames[frame]?.()
  }
  await all
  expect(seen).toEqual([["Status"], ["Status", "UTG version"], ["Status", "UTG version", "Profiles"]])

  await show("Devices")
  expect(shown).toHaveLength(4)
})
