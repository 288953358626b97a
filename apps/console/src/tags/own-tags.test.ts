import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { makeOnceKept } from "./once-kept.ts"
import { makeOwnTags } from "./own-tags.ts"

const surroundings = ({ isAnyKept = false, isGone = false } = {}) => {
  const told: Array<string> = []
  const others = new Set<(renamed: null) => void>()
  let gone = isGone
  const tags = makeOwnTags(
    () => {
      told.push("load")
      if (gone) return Promise.reject(new Error("the file is gone"))
      return Promise.resolve({
        actor: createActor(tagsMachine),
        labels: () => Promise.resolve(new Map([[1, ["a"]]])),
        areRead: () => Promise.resolve(true)
      })
    },
    () => told.push("not loaded")
  )
  tags.onStarted(() => told.push("started"))
  const openOnceKept = makeOnceKept({
    isAnyKept: () => Promise.resolve(isAnyKept),
    channel: () => ({
      onTold: (listener) => {
        others.add(listener)
        return () => others.delete(listener)
      }
    })
  })
  return {
    told,
    tags,
    others,
    openOnceKept: () => openOnceKept(tags),
    comeBack: () => {
      gone = false
    },
    tellFromAnotherTab: () => {
      for (const listener of others) listener(null)
    }
  }
}

it("are not loaded where the browser keeps none, until another tab has some; one listener waits for that", async () => {
  const { tags, told, others, openOnceKept, tellFromAnotherTab } = surroundings()
  await openOnceKept()
  await openOnceKept()
  expect([tags.started(), told, others.size]).toEqual([null, [], 1])
  tellFromAnotherTab()
  tellFromAnotherTab()
  await expect.poll(() => told).toEqual(["load", "started"])
  expect([tags.started() === null, others.size]).toEqual([false, 0])
})

it("are loaded once, where there are any", async () => {
  const { tags, told, openOnceKept } = surroundings({ isAnyKept: true })
  await openOnceKept()
  expect(await tags.open()).toBe(true)
  expect(await tags.labels()).toEqual(new Map([[1, ["a"]]]))
  await openOnceKept()
  expect(told).toEqual(["load", "started"])
})

it("hold nobody up where they cannot be loaded, and are asked for again", async () => {
  const { tags, told, comeBack } = surroundings({ isGone: true })
  expect(await tags.labels()).toEqual(new Map())
  expect(told).toEqual(["load", "not loaded"])
  expect(await tags.areRead()).toBe(false)
  comeBack()
  expect(await tags.areRead()).toBe(true)
  expect(await tags.labels()).toEqual(new Map([[1, ["a"]]]))
})

it("tell whoever follows them which tag has another name, wherever it was renamed", async () => {
  const tellers: Array<(renamed: RenamedTag) => void> = []
  const tags = makeOwnTags(
    (tellRenamed) => {
      tellers.push(tellRenamed)
      return Promise.reject(new Error("not there yet"))
    },
    () => undefined
  )
  const renamings: Array<RenamedTag> = []
  const end = tags.onRenamed((renamed) => renamings.push(renamed))
  await tags.open()
  tellers.at(0)?.({ tag: "VIP", name: "Key" })
  end()
  tellers.at(0)?.({ tag: "Key", name: "VIP" })
  expect(renamings).toEqual([{ tag: "VIP", name: "Key" }])
})
