import { type Declared, declaredOf, nodesOf } from "./declared.ts"
import { type Explored, explore } from "./explore.ts"
import { brokenBy } from "./laws.ts"
import type { MachineModel } from "./machine-model.ts"
import { pathsOf, type Run, run } from "./run.ts"

export interface Measured {
  readonly declared: ReadonlyArray<Declared>
  readonly states: number
  readonly finals: ReadonlyArray<string>
  readonly paths: number
  readonly explored: Explored
  readonly run: Run
  /** Steps that break a law of every machine. */
  readonly broken: ReadonlyArray<string>
}

/** What there is of a machine, and what of it a run of the machine itself took. */
export const measure = async (model: MachineModel): Promise<Measured> => {
  const broken = new Set<string>()
  const explored = explore(model, (step) => {
    for (const law of brokenBy(step, model.machine.id)) broken.add(law)
  })
  const paths = pathsOf(explored)
  const nodes = nodesOf(model.machine)
  return {
    declared: declaredOf(model.machine),
    states: nodes.length - 1,
    finals: nodes.filter(({ type }) => type === "final").map(({ path }) => path.join(".")),
    paths: paths.length,
    explored,
    run: await run(model.machine, paths),
    broken: [...broken]
  }
}

/** Names of the declared transitions that no path takes. */
export const untaken = ({ declared, run: { taken } }: Measured): ReadonlyArray<string> =>
  declared.filter(({ at }) => !taken.has(at)).map(({ name }) => name)
