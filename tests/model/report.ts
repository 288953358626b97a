import { planOf } from "../walks/support/plan.ts"
import type { MachineModel } from "./support/machine-model.ts"
import { type Measured, measure, untaken } from "./support/measure.ts"
import { impurities } from "./support/purity.ts"
import { models, walkedAs, walks } from "./support/registry.ts"
import { run } from "./support/run.ts"

interface Row {
  readonly name: string
  readonly measured: Measured
  readonly browser: ReadonlySet<number>
  /** The names of those that nobody can cause, defects left aside, each with the reason. */
  readonly unreachable: ReadonlyMap<string, string>
  readonly impure: ReadonlyArray<string>
}

const percent = (part: number, whole: number) => {
  const share = whole === 0 ? 100 : (100 * part) / whole
  // Never 100 where something is left out.
  return `${part === whole ? 100 : Math.min(99, Math.round(share))} %`
}

const heads = [
  "machine",
  "states",
  "transitions",
  "paths",
  "in process",
  "browser",
  "of those no defect causes",
  "of those somebody can cause"
]

const unreachableOf = ({ unreachable }: MachineModel): ReadonlyMap<string, string> =>
  new Map(Object.entries(unreachable).flatMap(([reason, names]) => names.map((each) => [each, reason] as const)))

const cells = ({ name, measured, browser, unreachable: reasons }: Row): ReadonlyArray<string> => {
  const { declared, states, paths, run: ran } = measured
  const causable = declared.filter(({ isOfDefect }) => !isOfDefect)
  const seen = causable.filter(({ at }) => browser.has(at)).length
  const counted = causable.length - causable.filter((each) => reasons.has(each.name)).length
  return [
    name,
    String(states),
    String(declared.length),
    String(paths),
    percent(ran.taken.size, declared.length),
    percent(browser.size, declared.length),
    percent(seen, causable.length),
    percent(seen, counted)
  ]
}

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd()
  )
}

const listed = (title: string, names: ReadonlyArray<string>) =>
  names.length === 0 ? [] : [`  ${title}:`, ...names.map((name) => `    ${name}`)]

/** What does not hold; nothing where all is well. */
const faults = ({ name, measured, browser, impure, unreachable: reasons }: Row): ReadonlyArray<string> => {
  const { declared, explored, run: ran, broken } = measured
  const isWrong = (each: string) =>
    !declared.some((one) => one.name === each && !one.isOfDefect && !browser.has(one.at))
  const lines = [
    ...listed("never taken in process", untaken(measured)),
    ...listed("states that cannot be reached", explored.unreached),
    ...listed("states that cannot be left", explored.stuck),
    ...listed("another state, other facts or other events than the graph says", ran.astray),
    ...listed("laws of every machine that do not hold", broken),
    ...listed(
      "counted apart, though a walk takes it, a defect causes it, or there is no such transition",
      [...reasons.keys()].filter(isWrong)
    ),
    ...listed("not pure", [...ran.impure, ...impure])
  ]
  return lines.length === 0 ? [] : [name, ...lines]
}

const browserOf = async (name: string): Promise<ReadonlySet<number>> => {
  const taken = new Set<number>()
  for (const walk of walks[name] ?? []) {
    const input: unknown = walk.model.inputs[walk.input ?? 0]
    const found = planOf(walk).walks
    // An input that only begins elsewhere is visited, too.
    const paths = (found.length === 0 ? [[]] : found).map((steps) => ({
      input,
      steps: steps.map(({ event }) => ({ event, value: null }))
    }))
    for (const at of (await run(walk.model.machine, paths)).taken) taken.add(at)
  }
  return taken
}

export interface Report {
  readonly lines: ReadonlyArray<string>
  readonly isSound: boolean
  /** The machines whose walks take what was asked for. */
  readonly walked: ReadonlyArray<string>
}

/** Of these machines, each with what its walks do not take; of all machines without a name. */
export const report = async (asked: ReadonlyArray<string>): Promise<Report> => {
  const names = Object.keys(models)
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    return {
      lines: [`No such machine: ${unknown.join(", ")}. There are: ${names.join(", ")}.`],
      isSound: false,
      walked: []
    }
  const rows: Array<Row> = []
  for (const [name, model] of Object.entries(models)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    rows.push({
      name,
      measured: await measure(model),
      browser: await browserOf(name),
      unreachable: unreachableOf(model),
      impure: impurities(model.machine)
    })
  }
  const found = rows.flatMap(faults)
  const [declared, inProcess, browser] = [
    rows.reduce((sum, { measured }) => sum + measured.declared.length, 0),
    rows.reduce((sum, { measured }) => sum + measured.run.taken.size, 0),
    rows.reduce((sum, row) => sum + row.browser.size, 0)
  ]
  return {
    lines: [
      ...table([heads, ...rows.map(cells)]),
      "",
      `${rows.length} machines, ${declared} transitions: ${percent(inProcess, declared)} taken in process, ${percent(browser, declared)} by the walks of the browser.`,
      ...listed(
        "final states, which nobody leaves",
        rows.flatMap(({ name, measured: { finals } }) => (finals.length === 0 ? [] : [`${name}: ${finals.join(", ")}`]))
      ),
      ...listed(
        "not left, though not final",
        rows.flatMap(({ name }) =>
          Object.entries(models[name]?.rests ?? {}).map(([state, reason]) => `${name}: ${state}, since ${reason}`)
        )
      ),
      ...listed(
        "counted apart, since nobody at the page and no service causes them",
        rows.flatMap(({ name, unreachable: reasons }) =>
          [...reasons].map(([each, reason]) => `${name}: ${each}, since ${reason}`)
        )
      ),
      ...listed(
        "factories, walked as what they make",
        rows.flatMap(({ name }) => (walkedAs(name) === name ? [] : [`${name}: ${walkedAs(name)}`]))
      ),
      ...(asked.length === 0
        ? []
        : rows.flatMap(({ name, measured, browser: taken }) =>
            listed(
              `${name}: no walk takes`,
              measured.declared.filter(({ at }) => !taken.has(at)).map((each) => each.name)
            )
          )),
      ...(found.length === 0
        ? ["Every state is reached, and left unless it is final; no action or guard is impure."]
        : found)
    ],
    isSound: found.length === 0,
    walked: [...new Set(asked.map(walkedAs))]
  }
}
