import { Result } from "effect"
import { fourPartVersion } from "../version/four-part-version.ts"
import { defaultProduct, type Product, type VersionChoices } from "../version/version-product.ts"
import type {
  AgentCategory,
  Command,
  ComponentKind,
  ConfigurationCommand,
  LogRequest,
  MiscellaneousCommand,
  OfflineHours,
  StartStopCommand,
  TaskCategory
} from "./command.ts"
import { defaultLogRange } from "./log-range.ts"
import { defaultRunTime, type RunTime } from "./run-time.ts"

/** What the Schedule Task dialog edits (document 2 §4 "Schedule Task modal"). Instants are ISO text. */
export interface ScheduleDraft extends RunTime {
  readonly target: ComponentKind
  readonly utgGroup: TaskCategory
  readonly agentGroup: AgentCategory
  readonly configuration: ConfigurationCommand
  readonly miscellaneous: MiscellaneousCommand
  readonly startstop: StartStopCommand
  readonly offlineHours: OfflineHours
  /** The version text of a product of the manifest. */
  readonly utgVersion: string | null
  readonly agentVersion: string | null
  readonly logs: LogRequest
}

/** The draft a dialog opens with and returns to after a submit (document 2 §4 and §9). */
export const defaultScheduleDraft = (now: Date, timeZone: string, versions: VersionChoices): ScheduleDraft => {
  return {
    target: "utg",
    utgGroup: "configuration",
    agentGroup: "deployAgentVersion",
    configuration: "push",
    miscellaneous: "resetSerialSlot",
    startstop: "restart",
    offlineHours: 1,
    utgVersion: defaultProduct(versions.utg)?.version ?? null,
    agentVersion: defaultProduct(versions.agent)?.version ?? null,
    logs: {
      label: "",
      ...defaultLogRange(now, timeZone),
      includeS4dFiles: false,
      includeUtgTraceFiles: true,
      includeAgentLogs: true
    },
    ...defaultRunTime(now, timeZone)
  }
}

/** The group that counts for the chosen target. */
export const groupOf = (draft: ScheduleDraft): TaskCategory | AgentCategory =>
  draft.target === "utg" ? draft.utgGroup : draft.agentGroup

export interface VersionUnavailable {
  readonly _tag: "VersionUnavailable"
  readonly target: ComponentKind
}

const deployCommand = (
  kind: "deployUtgVersion" | "deployAgentVersion",
  version: string | null,
  products: ReadonlyArray<Product>
): Result.Result<Command, VersionUnavailable> => {
  const product = products.find((each) => each.version === version)
  if (product === undefined) {
    return Result.fail({ _tag: "VersionUnavailable", target: kind === "deployUtgVersion" ? "utg" : "agent" })
  }
  const { downloadLocation } = product
  return Result.succeed({ kind, version: fourPartVersion(product.version) ?? product.version, downloadLocation })
}

/** The command a draft asks for; fails when the version to deploy is not among the products. */
export const commandOf = (
  draft: ScheduleDraft,
  versions: VersionChoices
): Result.Result<Command, VersionUnavailable> => {
  switch (groupOf(draft)) {
    case "configuration":
      return Result.succeed({ kind: draft.configuration })
    case "miscellaneous":
      return Result.succeed({ kind: draft.miscellaneous })
    case "startstop":
      return Result.succeed({ kind: draft.startstop })
    case "setOffline":
      return Result.succeed({ kind: "setOffline", hours: draft.offlineHours })
    case "uploadLogs":
      return Result.succeed({ kind: "uploadLogs", target: draft.target, logs: draft.logs })
    case "deployUtgVersion":
      return deployCommand("deployUtgVersion", draft.utgVersion, versions.utg)
    case "deployAgentVersion":
      return deployCommand("deployAgentVersion", draft.agentVersion, versions.agent)
  }
}
