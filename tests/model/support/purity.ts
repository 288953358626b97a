import type { AnyStateMachine } from "xstate"
import { getStateNodes } from "xstate/graph"

const pure: ReadonlySet<unknown> = new Set([
  "xstate.assign",
  "xstate.raise",
  "xstate.emit",
  "xstate.sendTo",
  "xstate.enqueueActions",
  "xstate.cancel",
  "xstate.spawnChild",
  "xstate.stopChild"
])

const kindOf = (action: unknown): unknown =>
  typeof action === "function" && "type" in action ? action.type : undefined
const isAfter = (id: unknown) => typeof id === "string" && id.startsWith("xstate.after.")
/** An `after` puts its own raise and cancel into entry and exit. */
const isOfDelay = (reference: object) =>
  ("id" in reference && isAfter(reference.id)) || ("sendId" in reference && isAfter(reference.sendId))
/** `and`, `or`, `not` and `stateIn` are functions too, made of named guards. */
const isInline = (reference: unknown) =>
  typeof reference === "function" && !("check" in reference) && !isOfDelay(reference)

/** What a machine does that is not a named, pure step; empty for one that may ship. */
export const impurities = (machine: AnyStateMachine): ReadonlyArray<string> => [
  ...Object.entries(machine.implementations.actions)
    .filter(([, action]) => !pure.has(kindOf(action)))
    .map(([name]) => `action ${name}`),
  ...[machine.root, ...getStateNodes(machine.root)].flatMap((node) => [
    ...[
      ...node.entry,
      ...node.exit,
      ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ actions, guard }) => [
        ...actions,
        guard
      ])
    ]
      .filter(isInline)
      .map(() => `inline function in ${node.id}`),
    ...node.invoke.filter(({ id, src }) => id !== src).map(({ id }) => `invoke id "${id}" is not its src in ${node.id}`)
  ])
]
