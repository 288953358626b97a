import type { Releases } from "./releases.ts"

/** A task an agent is about to finish, with what its outcome depends on. */
export interface Job {
  readonly taskId: number
  readonly type: number
  /** JSON text as the console wrote it */
  readonly instructions: string
  readonly componentId: number
  readonly machineId: number
  readonly utgVersion: string
  readonly revisionId: number
  /** The version of the profile that is assigned; null without a profile */
  readonly profileVersion: number | null
  readonly terminalIds: ReadonlyArray<string>
}

export interface World {
  readonly now: Date
  readonly utg: Releases
  readonly agent: Releases
  /** Share of tasks that fail for no fault of their own, 0 to 1 */
  readonly failureRate: number
}

export interface UtgChange {
  readonly utgStatus?: string
  readonly utgVersion?: string
  readonly configStatus?: string
  readonly profileVersion?: number
  readonly offlineUntil?: Date
  readonly newRevision?: true
}

interface DeviceChange {
  readonly terminalId: string
  readonly pciVersion: string | null
}

/** How a task ends and what it changes. */
export interface Outcome {
  readonly succeeded: boolean
  readonly message: string
  readonly utg?: UtgChange
  readonly agentVersion?: string
  readonly device?: DeviceChange
}
