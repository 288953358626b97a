import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import { getStateNodes } from "xstate/graph"

const nameOf = (id: string) => id.replace(/[^A-Za-z0-9]/g, "_")

const readable = (event: string) =>
  event
    .replace(/^xstate\.done\.actor\.(.+)$/, "$1 answers")
    .replace(/^xstate\.error\.actor\.(.+)$/, "$1 breaks")
    .replace(/^xstate\.done\.state\.(.+)$/, "$1 is done")
    .replace(/^xstate\.after\.(.+?)\..+$/, "after $1")
    .replace(/^$/, "always")

const guardOf = (transition: AnyTransitionDefinition) => {
  const { guard } = transition
  if (guard === undefined) return ""
  if (typeof guard === "string") return ` [${guard}]`
  return "type" in guard ? ` [${String(guard.type)}]` : " [guard]"
}

const transitionsOf = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? [])
]

const label = (transition: AnyTransitionDefinition) => `${readable(transition.eventType)}${guardOf(transition)}`

const arrows = (node: AnyStateNode): ReadonlyArray<string> =>
  transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map((target) => `  ${nameOf(node.id)} --> ${nameOf(target.id)}: ${label(transition).replaceAll(":", " ")}`)
  )

const childrenOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => Object.values(node.states)

const drawn = (node: AnyStateNode, indent: string): ReadonlyArray<string> => {
  const children = childrenOf(node)
  const title = `${indent}state "${node.key}" as ${nameOf(node.id)}`
  if (children.length === 0) return [title, ...(node.type === "final" ? [`${indent}${nameOf(node.id)} --> [*]`] : [])]
  const initial = node.type === "parallel" ? [] : (node.initial?.target ?? []).map((target) => `${indent}  [*] --> ${nameOf(target.id)}`)
  const regions = children.flatMap((child, index) => [
    ...(node.type === "parallel" && index > 0 ? [`${indent}  --`] : []),
    ...drawn(child, `${indent}  `)
  ])
  return [`${title} {`, ...initial, ...regions, `${indent}}`]
}

const runs = (node: AnyStateNode) => node.invoke.map((invoked) => invoked.id).join(", ")

const row = (node: AnyStateNode) => {
  const events = transitionsOf(node).map((transition) => {
    const targets = (transition.target ?? []).map((target) => target.key).join(", ")
    return `${label(transition)}${targets === "" ? "" : ` → ${targets}`}`
  })
  return `| ${node.id.replaceAll("|", "/")} | ${runs(node)} | ${events.join("<br>").replaceAll("|", "/")} |`
}

/** One page of a machine: its chart, and what each state runs and answers to. Drawn from the machine itself. */
export const chartPage = (title: string, machine: AnyStateMachine): string => {
  const nodes: ReadonlyArray<AnyStateNode> = [machine.root, ...getStateNodes(machine.root)]
  return [
    `# ${title}`,
    "",
    "Drawn from the machine by `npm run charts`; edit the machine, not this page.",
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...drawn(machine.root, "  "),
    ...nodes.flatMap(arrows),
    "```",
    "",
    "| state | runs | answers to |",
    "| --- | --- | --- |",
    ...nodes.map(row),
    ""
  ].join("\n")
}
