import type { OwnTags } from "../tags/own-tags.ts"

/** Tells of each change of the user's tags, from when somebody needed them; what they were then is no change. */
export const followTags = (
  { started, onStarted }: Pick<OwnTags, "started" | "onStarted">,
  changed: () => void
): (() => void) => {
  let end = (): void => undefined
  const follow = (): void => {
    end()
    const actor = started()
    if (actor === null) return
    let { tags } = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context }) => {
      if (context.tags === tags) return
      tags = context.tags
      changed()
    })
    end = () => subscription.unsubscribe()
  }
  const endStarts = onStarted(follow)
  follow()
  return () => {
    endStarts()
    end()
  }
}
