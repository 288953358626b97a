import { readdirSync } from "node:fs"
import type { AnyStateMachine } from "xstate"
import type { Walk } from "../../walks/support/plan.ts"
import type { MachineModel } from "./machine-model.ts"

interface Described {
  readonly spec: MachineModel
  readonly walks?: Readonly<Record<string, Walk<AnyStateMachine>>>
  /** Of a factory: the machine whose spec it has. */
  readonly drawnFrom?: string
}

const isDescribed = (module: unknown): module is Described =>
  typeof module === "object" && module !== null && "spec" in module

const described = await Promise.all(
  readdirSync(new URL("../specs/", import.meta.url)).map(async (file): Promise<readonly [string, Described]> => {
    const name = file.replace(/\.ts$/u, "")
    const module: unknown = await import(/* @vite-ignore */ new URL(`../specs/${file}`, import.meta.url).href)
    if (!isDescribed(module)) throw new Error(`tests/model/specs/${file} has no spec of a machine`)
    return [name, module]
  })
)

/** Every machine by its folder, as tests/model/specs has them. */
export const models: Readonly<Record<string, MachineModel>> = Object.fromEntries(
  described.map(([name, { spec }]) => [name, spec])
)

/** The walks of tests/walks by the folder of their machine. */
export const walks: Readonly<Record<string, ReadonlyArray<Walk<AnyStateMachine>>>> = Object.fromEntries(
  described.map(([name, module]) => [name, Object.values(module.walks ?? {})])
)

/** The name under which a machine is walked: a factory, as what it makes. */
export const walkedAs = (name: string): string => described.find(([factory]) => factory === name)?.[1].drawnFrom ?? name
