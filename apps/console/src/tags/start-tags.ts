import type { RowLabels } from "@command-center/domain/rows/list-description"
import { type RenamedTag, renamedBy, type TagChange } from "@command-center/domain/tags/tag-changes"
import { tagLabels } from "@command-center/domain/tags/tags"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { selectIsReading, selectTrouble } from "@command-center/machines/tags/tags.selectors"
import { Result } from "effect"
import { createActor, fromPromise, waitFor } from "xstate"
import type { Console } from "../app/console.ts"
import { keptTags } from "./kept-tags.ts"
import type { TagsRef } from "./own-tags.ts"
import { renameInViews } from "./rename-in-views.ts"
import { tagsChannel } from "./tabs-channel.ts"
import { makeTagStore, type TagStore } from "./tag-store.ts"

/** Bytes; more than any file of tags has, so that one that is larger is told by its length. */
const most = 80_000_001

/** The browser may be full, or keep nothing: that is no defect. */
const orElse = <Value, Failure>(work: Promise<Value>, failure: Failure): Promise<Result.Result<Value, Failure>> =>
  work.then(Result.succeed, () => Result.fail(failure))

/** The tags over what a browser keeps. */
const wireTags = (store: TagStore, onRenamed: (renamed: RenamedTag | null) => void) =>
  tagsMachine.provide({
    actors: {
      readTags: fromPromise(() => orElse(store.read(), "blocked" as const)),
      keepChange: fromPromise(({ input }: { readonly input: TagChange }) =>
        orElse(
          store.change(input).then((changed) => {
            onRenamed(renamedBy(input, changed.tags))
            return changed
          }),
          "notKept" as const
        )
      ),
      discardAside: fromPromise(() =>
        orElse(
          store.discardAside().then(() => null),
          "notKept" as const
        )
      ),
      readFile: fromPromise(async ({ input: { file } }) =>
        file instanceof Blob ? orElse(file.slice(0, most).text(), "unreadable" as const) : Result.fail("unreadable")
      )
    }
  })

const afterReading = (tags: TagsRef) => waitFor(tags, (snapshot) => !selectIsReading(snapshot))

/** What each UTG has, as soon as it is read. */
const labelsOf = async (tags: TagsRef): Promise<RowLabels> => tagLabels((await afterReading(tags)).context.tags)

/** Starts the tags of a user, which live as long as the page. */
export const startTags = (
  console: Pick<Console, "stored" | "dispatch" | "inspect">,
  userId: number,
  tellRenamed: (renamed: RenamedTag) => void
) => {
  const store = makeTagStore(keptTags, tagsChannel(), userId)
  const actor = createActor(
    wireTags(store, (renamed) => renameInViews(console, renamed)),
    { inspect: console.inspect }
  ).start()
  store.subscribe((tags, renamed) => {
    actor.send({ type: "tags.told", tags })
    if (renamed !== null) tellRenamed(renamed)
  })
  return {
    actor,
    labels: () => labelsOf(actor),
    areRead: async () => selectTrouble(await afterReading(actor)) === null
  }
}
