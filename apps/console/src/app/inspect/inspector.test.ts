import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { expect, it } from "vitest"
import { assign, createActor, setup } from "xstate"
import { makeInspector } from "./inspector.ts"

const now = () => new Date("2026-11-20T15:15:00.000Z")
const screen = setup({
  types: { context: {} as { token: string; note: string }, events: {} as { type: "open" } | { type: "close" } },
  actors: { newProfile: newProfileMachine },
  actions: { setNote: assign({ note: "Bearer sesame-0123" }) }
}).createMachine({
  id: "screen",
  context: { token: "abc", note: "" },
  initial: "browsing",
  states: {
    browsing: { on: { open: { target: "adding", actions: "setNote" } } },
    adding: {
      invoke: {
        id: "newProfile",
        src: "newProfile",
        input: {
          businessEntityId: 12,
          names: [],
          namesUnknown: null,
          canEdit: true,
          subject: { versions: [], versionsFailure: null, notOffered: null }
        },
        onDone: "browsing"
      }
    }
  }
})

const started = () => {
  const frames: Array<() => void> = []
  const inspector = makeInspector(
    now,
    () => ["sesame-0123"],
    (call) => frames.push(call)
  )
  const actor = createActor(screen, { inspect: inspector.watch })
  const frame = () => {
    for (const call of frames.splice(0)) call()
  }
  return { inspector, frame, frames, actor }
}

it("shows the live machines, where they are, what they were told, and no secret", () => {
  const { inspector, frame, frames, actor } = started()
  actor.start()
  actor.send({ type: "open" })
  expect(frames).toHaveLength(1)
  frame()
  const [own, child] = inspector.read()
  expect([own?.path, own?.status, own?.state, own?.context]).toEqual([
    "screen",
    "active",
    "adding",
    { token: "••••••••", note: "Bearer ••••••••" }
  ])
  expect(own?.events.at(-1)).toEqual({ at: "2026-11-20T15:15:00.000Z", event: { type: "open" } })
  expect([child?.path, child?.state, child?.tags]).toEqual(["screen › newProfile", { editing: "untouched" }, []])
  expect(JSON.stringify(inspector.read())).not.toMatch(/abc|sesame/u)
})

it("follows what is typed into a child, and keeps a machine that has ended", () => {
  const { inspector, frame, actor } = started()
  actor.start()
  actor.send({ type: "open" })
  const child = actor.getSnapshot().children["newProfile"]
  child?.send({ type: "draft.changed", draft: { name: "Night", utgVersion: null } })
  frame()
  expect(inspector.read()[1]).toMatchObject({
    state: { editing: "changed" },
    tags: ["unsaved"],
    context: { draft: { name: "Night", utgVersion: null } }
  })
  child?.send({ type: "cancel" })
  child?.send({ type: "discard" })
  frame()
  expect(inspector.read().map(({ path, status, state }) => [path, status, state])).toEqual([
    ["screen", "active", "browsing"],
    ["screen › newProfile", "done", "closed"]
  ])
})

it("tells listeners once a frame, and no more once they left", () => {
  const { inspector, frame, actor } = started()
  const told: Array<number> = []
  const leave = inspector.subscribe(() => told.push(inspector.read().length))
  actor.start()
  actor.send({ type: "open" })
  frame()
  leave()
  actor.stop()
  frame()
  expect(told).toEqual([2])
})
