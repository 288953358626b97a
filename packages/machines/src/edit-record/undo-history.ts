import type { EditContext } from "./edit-record.types.ts"

type Steps<Draft> = Pick<EditContext<unknown, Draft>, "draft" | "past" | "future" | "joined">

/** The most steps that can be taken back. */
const most = 200

/** A change is a step of its own unless it goes on with the same setting. */
export const withStep = <Draft>(
  { draft: before, past, joined }: Steps<Draft>,
  draft: Draft,
  setting: string | null
): Steps<Draft> => ({
  draft,
  past: setting !== null && setting === joined ? past : [...past, before].slice(-most),
  future: [],
  joined: setting
})

export const withUndone = <Draft>(steps: Steps<Draft>): Steps<Draft> => {
  const { draft: now, past, future } = steps
  const draft = past.at(-1)
  return draft === undefined ? steps : { draft, past: past.slice(0, -1), future: [...future, now], joined: null }
}

export const withRedone = <Draft>({ draft, past, future }: Steps<Draft>): Steps<Draft> => {
  const { past: next, ...steps } = withUndone({ draft, past: future, future: past, joined: null })
  return { ...steps, past: steps.future, future: next }
}
