import { jsonList } from "@command-center/domain/json/json-field"
import {
  type ChangedTags,
  changedTags,
  type RenamedTag,
  renamedBy,
  type TagChange
} from "@command-center/domain/tags/tag-changes"
import type { Tags } from "@command-center/domain/tags/tags"
import { readStoredTags, tagsToStore } from "@command-center/domain/tags/tags-storage"
import type { KeptTags } from "@command-center/machines/tags/tags.types"
import type { SharedStore } from "../operations/indexed-db-store.ts"

/** Told to the other tabs of this browser, and by them; of a tag that has another name, which. */
export interface TabsChannel {
  readonly tell: (renamed: RenamedTag | null) => void
  readonly onTold: (listener: (renamed: RenamedTag | null) => void) => () => void
}

type Follow = (tags: Tags, renamed: RenamedTag | null) => void

export interface TagStore {
  readonly read: () => Promise<KeptTags>
  /** Made to what the browser keeps by then, whichever tab changed it last. */
  readonly change: (change: TagChange) => Promise<ChangedTags>
  /** What could not be read, and was set aside, is gone for good. */
  readonly discardAside: () => Promise<void>
  /** Tells the tags whenever this tab or another has changed them, and which of them was given another name. */
  readonly subscribe: (listener: Follow) => () => void
}

/** Pieces of what could not be read that are kept, the latest. */
const mostAside = 5

/** One user's tags in the browser's storage. */
export const makeTagStore = (
  database: Pick<SharedStore, "change" | "get">,
  channel: TabsChannel,
  userId: number
): TagStore => {
  const [own, asideId] = [`user.${userId}`, `aside.${userId}`]
  const listeners = new Set<Follow>()
  /** Changes that this tab has made. */
  let changes = 0
  const tell: Follow = (tags, renamed) => {
    for (const listener of listeners) listener(tags, renamed)
  }

  const asideOf = async (): Promise<ReadonlyArray<unknown>> => {
    return jsonList(await database.get(asideId))
  }

  /** What cannot be read makes way for what can, and is kept beside it: nothing is lost, and it is told once. */
  const setAside = async (): Promise<ReadonlyArray<string>> => {
    const aside = await asideOf()
    let ignored: ReadonlyArray<string> = []
    await database.change(own, (value) => {
      const read = readStoredTags(value)
      ignored = read.ignored
      if (ignored.length === 0) return []
      return [
        { id: own, value: tagsToStore(read.tags) },
        { id: asideId, value: [...aside, value].slice(-mostAside) }
      ]
    })
    return ignored
  }

  const read = async (): Promise<KeptTags> => {
    const { tags, ignored } = readStoredTags(await database.get(own))
    // Where it cannot be set aside now, it stays as it is, and is told again.
    const told = ignored.length === 0 ? ignored : await setAside().catch(() => ignored)
    const aside = await asideOf()
    return { tags, ignored: told, aside: aside.length === 0 ? null : `${JSON.stringify(aside, null, 2)}\n` }
  }

  const change = async (wanted: TagChange): Promise<ChangedTags> => {
    const made: Array<ChangedTags> = []
    const aside = await asideOf()
    await database.change(own, (value) => {
      const { tags, ignored } = readStoredTags(value)
      const changed = changedTags(tags, wanted)
      made.push(changed)
      const entry = { id: own, value: tagsToStore(changed.tags) }
      return ignored.length === 0 ? [entry] : [entry, { id: asideId, value: [...aside, value].slice(-mostAside) }]
    })
    const [changed] = made
    if (changed === undefined) throw new Error("the storage did not answer")
    changes += 1
    const renamed = renamedBy(wanted, changed.tags)
    channel.tell(renamed)
    tell(changed.tags, renamed)
    return changed
  }

  /** What this tab changed while it was reading is not undone by what was read before. */
  const readAnew = async (listener: Follow, renamed: RenamedTag | null): Promise<void> => {
    const before = changes
    const { tags } = await read()
    if (before === changes) listener(tags, renamed)
    else await readAnew(listener, renamed)
  }

  return {
    read,
    change,
    discardAside: () => database.change(asideId, () => [{ id: asideId, value: [] }]),
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = channel.onTold((renamed) => {
        // Where it cannot be read now, the tags stay as they are shown.
        void readAnew(listener, renamed).catch(() => undefined)
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    }
  }
}
