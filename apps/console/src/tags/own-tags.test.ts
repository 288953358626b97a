import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { makeOwnTags } from "./own-tags.ts"

const surroundings = ({ isAnyKept = false, isGone = false } = {}) => {
  const told: Array<string> = []
  const others = new Set<() => void>()
  const actor = createActor(tagsMachine)
  let gone = isGone
  const tags = makeOwnTags({
    load: () => {
      told.push("load")
      if (gone) return Promise.reject(new Error("the file is gone"))
      return Promise.resolve({ start: () => actor, labels: () => Promise.resolve(new Map([[1, ["a"]]])) })
    },
    isAnyKept: () => Promise.resolve(isAnyKept),
    channel: () => ({
      tell: () => undefined,
      onTold: (listener) => {
        others.add(listener)
        return () => others.delete(listener)
      }
    }),
    tellNotLoaded: () => told.push("not loaded")
  })
  tags.onStarted(() => told.push("started"))
  return {
    told,
    tags,
    comeBack: () => {
      gone = false
    },
    tellFromAnotherTab: () => {
      for (const listener of others) listener()
    }
  }
}

it("are not loaded where the browser keeps none, until another tab has some", async () => {
  const { tags, told, tellFromAnotherTab } = surroundings()
  await tags.openIfAny()
  expect([tags.started(), told]).toEqual([null, []])
  tellFromAnotherTab()
  tellFromAnotherTab()
  await expect.poll(() => told).toEqual(["load", "started"])
  expect(tags.started()).not.toBeNull()
})

it("are loaded once, where there are any", async () => {
  const { tags, told } = surroundings({ isAnyKept: true })
  await tags.openIfAny()
  await Promise.all([tags.open(), tags.open()])
  expect(told).toEqual(["load", "started"])
})

it("hold nobody up where they cannot be loaded, and are asked for again", async () => {
  const { tags, told, comeBack } = surroundings({ isGone: true })
  expect(await tags.labels()).toEqual(new Map())
  expect(told).toEqual(["load", "not loaded"])
  comeBack()
  expect(await tags.labels()).toEqual(new Map([[1, ["a"]]]))
})
