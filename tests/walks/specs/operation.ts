import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { interrupted } from "../../model/specs/records.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"
import { operation } from "./delete-tasks.ts"

/** What a tab that was closed left behind. */
export const reopened: WalkSpec<typeof operationMachine> = {
  ...operation,
  input: { record: interrupted },
  user: [{ type: "close" }],
  outcomes: {},
  already: planOf(operationMachine, operation).walked
}
