import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import type { KeptTags } from "@command-center/machines/tags/tags.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { makeOwnTags } from "../tags/own-tags.ts"
import { followTags } from "./follow-tags.ts"

it("tells when the tags are read and when they are others, until nobody follows", async () => {
  const tags = makeOwnTags(
    () => {
      const actor = createActor(
        tagsMachine.provide({
          actors: { readTags: fromPromise(() => Promise.resolve<Outcome<KeptTags, "blocked">>(Result.fail("blocked"))) }
        })
      ).start()
      return Promise.resolve({ actor, labels: () => Promise.resolve(new Map()), areRead: () => Promise.resolve(true) })
    },
    () => undefined
  )
  let told = 0
  const end = followTags(tags, () => {
    told += 1
  })
  await tags.open()
  const actor = tags.started()
  await expect.poll(() => actor?.getSnapshot().value).toBe("unreadable")
  expect(told).toBe(0)
  const utg = { id: 1, nickname: "Front", tags: ["VIP"] }
  actor?.send({ type: "tags.told", tags: new Map([[1, utg]]) })
  actor?.send({ type: "typed.changed", id: 1, text: "n" })
  expect(told).toBe(1)
  end()
  actor?.send({ type: "tags.told", tags: new Map() })
  expect(told).toBe(1)
})
