import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from "xstate"
import { getStateNodes } from "xstate/graph"
import { pathOf, transitionLabel, transitionsFrom } from "../../../scripts/tooling/charts/chart.ts"

/** A transition that stands in the chart: one per event and guard, whatever leads there. */
export interface Declared {
  readonly at: number
  /** "editing --submit [canRemove]--> removing" */
  readonly name: string
  /** It begins with an actor that rejects, or where only that leads. */
  readonly isOfDefect: boolean
}

export const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => [
  machine.root,
  ...getStateNodes(machine.root)
]

const definitionsOf = (machine: AnyStateMachine) => nodesOf(machine).flatMap((node) => transitionsFrom(node))

const nameOf = (definition: AnyTransitionDefinition) => {
  const from = pathOf(definition.source)
  const to = (definition.target ?? []).map(pathOf).join(" & ")
  return `${from} --${transitionLabel(definition)}--> ${to === "" ? from : to}`
}

const isOfDefect = ({ eventType, source }: AnyTransitionDefinition) =>
  String(eventType).startsWith("xstate.error.actor.") || source.path.includes("crashed")

export const declaredOf = (machine: AnyStateMachine): ReadonlyArray<Declared> => {
  const names = new Map<string, number>()
  return definitionsOf(machine).map((definition, at) => {
    const name = nameOf(definition)
    const times = (names.get(name) ?? 0) + 1
    names.set(name, times)
    return { at, name: times === 1 ? name : `${name} (${times})`, isOfDefect: isOfDefect(definition) }
  })
}

const places = new WeakMap<AnyStateMachine, ReadonlyMap<unknown, number>>()

/** The place of a transition among the declared ones: the same in a machine and in those it provides. */
const placeOf = (definition: AnyTransitionDefinition): number | undefined => {
  const { machine } = definition.source
  const known = places.get(machine) ?? new Map(definitionsOf(machine).map((each, at) => [each, at]))
  places.set(machine, known)
  return known.get(definition)
}

/** Tells of every declared transition that the machine of this id takes. */
export const watching =
  (id: string, told: (at: number) => void) =>
  (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return
    for (const definition of event._transitions) {
      const at = definition.source.machine.id === id ? placeOf(definition) : undefined
      if (at !== undefined) told(at)
    }
  }
