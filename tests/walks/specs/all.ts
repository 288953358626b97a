import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import { shellMachine } from "@command-center/machines/shell/shell.machine"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { planOf, type WalkSpec } from "../support/plan.ts"
import * as accountPanel from "./account-panel.ts"
import * as applyProfile from "./apply-profile.ts"
import * as applyTemplate from "./apply-template.ts"
import * as dashboard from "./dashboard.ts"
import * as deleteTasks from "./delete-tasks.ts"
import * as editConfig from "./edit-config.ts"
import * as exportRows from "./export-rows.ts"
import * as filters from "./filters.ts"
import * as listScreen from "./list-screen.ts"
import * as notices from "./notices.ts"
import * as removeUtgs from "./remove-utgs.ts"
import * as scheduleTask from "./schedule-task.ts"
import * as session from "./session.ts"
import * as shell from "./shell.ts"

/** What the walks of one spec do to the machine behind the page. */
export interface Walked {
  readonly machine: AnyStateMachine
  readonly paths: ReadonlyArray<{
    readonly input: unknown
    readonly steps: ReadonlyArray<{ readonly event: AnyEventObject; readonly value: null }>
  }>
}

const walked = <M extends AnyStateMachine>(machine: M, spec: WalkSpec<M>): Walked => ({
  machine,
  paths: planOf(machine, spec).walks.map((walk) => ({
    input: spec.input,
    steps: walk.map(({ event }) => ({ event, value: null }))
  }))
})

const configWalks = () =>
  [editConfig.spec, editConfig.movedOnSpec].map((spec) => walked(editConfig.configMachine, spec))

/** The walks of tests/walks by the folder of their machine. */
export const walks: Readonly<Record<string, () => ReadonlyArray<Walked>>> = {
  "account-panel": () => [walked(accountPanelMachine, accountPanel.spec)],
  "apply-profile": () => [walked(applyProfileMachine, applyProfile.spec)],
  "apply-template": () => [walked(applyTemplateMachine, applyTemplate.spec)],
  dashboard: () => [walked(dashboardMachine, dashboard.mayView), walked(dashboardMachine, dashboard.mayNot)],
  "delete-tasks": () => [deleteTasks.deletable, deleteTasks.over].map((spec) => walked(deleteTasksMachine, spec)),
  "edit-config": configWalks,
  "edit-record": configWalks,
  "export-rows": () => [walked(exportRowsMachine, exportRows.spec)],
  filters: () => [walked(filtersMachine, filters.spec)],
  "list-screen": () => [walked(listScreen.listMachine, listScreen.spec)],
  notices: () => [walked(noticesMachine, notices.spec)],
  operation: () => [walked(operationMachine, deleteTasks.operation)],
  "remove-utgs": () => [walked(removeUtgsMachine, removeUtgs.spec)],
  "schedule-task": () => [walked(scheduleTaskMachine, scheduleTask.spec)],
  session: () => [session.withToken, session.withCode, session.withNothing].map((spec) => walked(sessionMachine, spec)),
  shell: () => [walked(shellMachine, shell.spec)]
}
