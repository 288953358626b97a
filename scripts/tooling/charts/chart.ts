import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import { getStateNodes } from "xstate/graph"

/** Mermaid takes letters, digits and underscores for a name, and keeps words such as `state` and `note` for itself. */
const nameOf = (node: AnyStateNode) => [node.machine.id, ...node.path].join("_").replaceAll(/[^A-Za-z0-9]/gu, "_")
const anyOf = (node: AnyStateNode) => `${nameOf(node)}_any`

const readable = (event: string) =>
  event
    .replace(/^xstate\.done\.actor\.(.+)$/u, "$1 answers")
    .replace(/^xstate\.error\.actor\.(.+)$/u, "$1 breaks")
    .replace(/^xstate\.done\.state\..+$/u, "all inside is done")
    .replace(/^xstate\.after\.(.+?)\..+$/u, "after $1")
    .replace(/^$/u, "always")

const guardOf = ({ guard }: AnyTransitionDefinition) => {
  if (guard === undefined) return ""
  if (typeof guard === "string") return ` [${guard}]`
  return "type" in guard ? ` [${String(guard.type)}]` : " [guard]"
}

/** In the order of the chart: what it answers to, then what leads on by itself. */
export const transitionsFrom = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? [])
]

export const transitionLabel = (transition: AnyTransitionDefinition): string =>
  `${readable(String(transition.eventType))}${guardOf(transition)}`

const isInside = (node: AnyStateNode, box: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === box || isInside(node.parent, box))

interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** Mermaid draws no arrow from a box to what is in it, so such an arrow begins at the box's `any`. */
const arrowsOf = (node: AnyStateNode): ReadonlyArray<Arrow> =>
  transitionsFrom(node).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({
      from: isInside(target, node) ? anyOf(node) : nameOf(node),
      to: nameOf(target),
      label: transitionLabel(transition).replaceAll(/[:;#]/gu, " ")
    }))
  )

/** One arrow between two states, with all that leads along it. */
const joined = (arrows: ReadonlyArray<Arrow>): ReadonlyArray<Arrow> => {
  const between = new Map<string, Arrow>()
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`
    const found = between.get(key)
    between.set(key, found === undefined ? arrow : { ...arrow, label: `${found.label}, ${arrow.label}` })
  }
  return [...between.values()]
}

const initialOf = (node: AnyStateNode): ReadonlyArray<string> =>
  node.type === "parallel" ? [] : (node.initial.target ?? []).map((target) => `[*] --> ${nameOf(target)}`)

const anyIn = (node: AnyStateNode): ReadonlyArray<string> =>
  arrowsOf(node).some(({ from }) => from === anyOf(node)) ? [`state "any" as ${anyOf(node)}`] : []

const inside = (node: AnyStateNode): ReadonlyArray<string> => [
  ...initialOf(node),
  ...anyIn(node),
  ...Object.values(node.states).flatMap((child, index) => [
    ...(node.type === "parallel" && index > 0 ? ["--"] : []),
    ...drawn(child)
  ])
]

const drawn = (node: AnyStateNode): ReadonlyArray<string> => {
  const title = `state "${node.key}" as ${nameOf(node)}`
  if (node.type === "final") return [title, `${nameOf(node)} --> [*]`]
  if (node.type === "atomic" || node.type === "history") return [title]
  return [`${title} {`, ...inside(node).map((line) => `  ${line}`), "}"]
}

const runs = (node: AnyStateNode) => node.invoke.map((invoked) => invoked.id).join(", ")

const cell = (text: string) => text.replaceAll("|", "/").replaceAll("*", "\\*")

export const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? "any" : node.path.join("."))

const row = (node: AnyStateNode) => {
  const events = transitionsFrom(node).map((transition) => {
    const targets = (transition.target ?? []).map((target) => pathOf(target)).join(", ")
    return cell(`${transitionLabel(transition)}${targets === "" ? "" : ` → ${targets}`}`)
  })
  return `| ${pathOf(node)} | ${cell(runs(node))} | ${events.join("<br>")} |`
}

/** One page of a machine: its chart, and what each state runs and answers to. Drawn from the machine itself. */
export const chartPage = (title: string, purpose: string, machine: AnyStateMachine): string => {
  const nodes: ReadonlyArray<AnyStateNode> = [machine.root, ...getStateNodes(machine.root)]
  return [
    `# ${title}`,
    "",
    `${purpose}. Drawn from the machine by \`npm run charts\`; edit the machine, not this page.`,
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...inside(machine.root).map((line) => `  ${line}`),
    ...joined(nodes.flatMap(arrowsOf)).map(({ from, to, label: text }) => `  ${from} --> ${to}: ${text}`),
    "```",
    "",
    "| state | runs | answers to |",
    "| --- | --- | --- |",
    ...nodes.map(row).filter((line) => !line.endsWith("|  |  |")),
    ""
  ].join("\n")
}
