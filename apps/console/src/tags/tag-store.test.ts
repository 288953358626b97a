import { sampleTags } from "@command-center/domain/tags/sample-tags"
import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import type { Tags } from "@command-center/domain/tags/tags"
import { tagsToStore } from "@command-center/domain/tags/tags-storage"
import { describe, expect, it } from "vitest"
import type { SharedStore } from "../operations/indexed-db-store.ts"
import { makeTagStore, type TabsChannel } from "./tag-store.ts"

/** A browser's database that its tabs share, and what they tell each other. */
const browser = (entries: ReadonlyArray<readonly [string, unknown]> = []) => {
  const values = new Map(entries)
  const tabs: Array<Set<(renamed: RenamedTag | null) => void>> = []
  let held = Promise.resolve()
  const database: Pick<SharedStore, "change" | "get"> = {
    // What is there when it is asked for, whenever the answer comes.
    get: (id) => {
      const value = values.get(id)
      return id.startsWith("user.") ? held.then(() => value) : Promise.resolve(value)
    },
    // As a transaction: what is read and written is of one piece.
    change: async (id, next) => {
      await Promise.resolve()
      for (const entry of next(values.get(id))) values.set(entry.id, entry.value)
    }
  }
  const tab = (userId = 5) => {
    const own = new Set<(renamed: RenamedTag | null) => void>()
    tabs.push(own)
    const channel: TabsChannel = {
      tell: (renamed) => {
        for (const listeners of tabs) if (listeners !== own) for (const listener of listeners) listener(renamed)
      },
      onTold: (listener) => {
        own.add(listener)
        return () => own.delete(listener)
      }
    }
    const store = makeTagStore(database, channel, userId)
    const told: Array<Tags> = []
    const renamings: Array<RenamedTag> = []
    store.subscribe((tags, renamed) => {
      told.push(tags)
      if (renamed !== null) renamings.push(renamed)
    })
    return { store, told, renamings }
  }
  /** Answers to readers are held back until it is let go. */
  const hold = () => {
    let letGo = (): void => undefined
    held = new Promise((resolve) => {
      letGo = resolve
    })
    return () => letGo()
  }
  return { values, tab, hold }
}

const add = (id: number, tag: string) =>
  ({ kind: "assign", utgs: [{ id, nickname: "" }], add: [tag], remove: [] }) as const
const listed = (tags: Tags | undefined) =>
  Array.from(tags?.values() ?? [], ({ id, tags: of }) => [id, ...of]).toSorted(
    ([one = 0], [other = 0]) => Number(one) - Number(other)
  )

describe("the tags of a browser", () => {
  it("are changed by two tabs at once, and neither loses the other's", async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).store.change(add((at % 3) + 1, `t${at % 10}`)))
    )
    const { tags } = await one.store.read()
    expect(listed(tags).flatMap(([, ...of]) => of)).toHaveLength(20)
    expect((await other.store.read()).tags).toEqual(tags)
  })

  it("are told to this tab with the change, and to others by what is kept", async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    await one.store.change(add(1, "a"))
    expect(listed(one.told.at(-1))).toEqual([[1, "a"]])
    await expect.poll(() => listed(other.told.at(-1))).toEqual([[1, "a"]])
  })

  it("that have another name are told so by both, as it is written, with the tags that have it", async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    await one.store.change(add(1, "VIP"))
    await one.store.change(add(1, "North"))
    await one.store.change({ kind: "rename", tag: "vip", name: " north " })
    await expect.poll(() => other.renamings).toEqual([{ tag: "vip", name: "North" }])
    expect([one.renamings, listed(other.told.at(-1))]).toEqual([other.renamings, [[1, "North"]]])
  })

  it("are not shown as another tab told them before this one changed them", async () => {
    const { tab, hold } = browser()
    const [one, other] = [tab(), tab()]
    const letGo = hold()
    await other.store.change(add(1, "theirs"))
    // This tab reads what it was told of, and changes it before the answer is there.
    await one.store.change(add(1, "mine"))
    letGo()
    await expect.poll(() => listed(one.told.at(-1))).toEqual([[1, "theirs", "mine"]])
    expect(one.told.map(listed)).not.toContainEqual([[1, "theirs"]])
  })

  it("are each user's own", async () => {
    const { tab } = browser()
    await tab(5).store.change(add(1, "mine"))
    expect((await tab(6).store.read()).tags.size).toBe(0)
  })

  it("are read as far as they can be; the rest makes way once, and stays beside them", async () => {
    const damaged = { version: 1, utgs: [{ id: 1, nickname: "a", tags: ["ok"] }, "gold"] }
    const { tab, values } = browser([["user.5", damaged]])
    const { store } = tab()
    expect(await store.read()).toEqual({
      tags: sampleTags({ 1: ["ok"] }, { 1: "a" }),
      ignored: ["utgs[1]"],
      aside: `${JSON.stringify([damaged], null, 2)}\n`
    })
    const again = await store.read()
    expect([again.ignored, again.aside]).toEqual([[], `${JSON.stringify([damaged], null, 2)}\n`])
    expect(values.get("user.5")).toEqual(tagsToStore(again.tags))
  })

  it("are rid of what was set aside, where it is not wanted any more", async () => {
    const { tab } = browser([["user.5", { version: 1, utgs: [{ id: 1, nickname: "a", tags: ["ok"] }, "gold"] }]])
    const { store } = tab()
    await store.read()
    await store.discardAside()
    expect(await store.read()).toEqual({ tags: sampleTags({ 1: ["ok"] }, { 1: "a" }), ignored: [], aside: null })
  })

  it("set aside what a change finds damaged, too", async () => {
    const { tab, values } = browser([["user.5", "gold"]])
    await tab().store.change(add(1, "a"))
    expect(values.get("aside.5")).toEqual(["gold"])
  })
})
