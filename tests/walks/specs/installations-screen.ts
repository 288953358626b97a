import type { installationsScreenMachine } from "@command-center/machines/installations-screen/installations-screen.machine"
import { installationsScreenMachine as machine } from "@command-center/machines/installations-screen/installations-screen.machine"
import { noInstallation } from "@command-center/machines/installations-screen/no-installation"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

type Screen = typeof installationsScreenMachine

export const browsed: WalkSpec<Screen> = {
  input: { ...atAccount, intent: null },
  user: [
    { type: "creation.opened" },
    {
      type: "deactivation.opened",
      row: { ...noInstallation, id: 700, nickname: "Till 4", verificationId: "ABCD1234" }
    },
    { type: "installer.wanted" },
    { type: "package.wanted", verificationId: "ABCD1234" },
    { type: "package.cancelled" },
    { type: "download.progressed", transfer: { done: 20, total: 80 } },
    { type: "rows.changed" }
  ],
  outcomes: {
    installationWizard: { closed: over({ created: false }) },
    deactivateInstallation: { closed: over({ deleted: false }) },
    downloadInstaller: { started: answers.as(undefined) },
    downloadPackage: { downloaded: answers.as("bytes"), refused: answers.refused }
  },
  project: ({ context }) => [
    context.row?.id ?? null,
    context.verificationId,
    context.intent,
    context.kind,
    context.transfer === null
  ],
  notWalkable: ({ event, source, outcome }, { context }) => {
    const isOfDialog = /creation|deactivation|Wizard|deactivateInstallation/u.test(event.type)
    if (event.type === "rows.changed") return source.includes("open.dialog.deactivating") ? null : byAFlow
    if (!source.includes("open.dialog.browsing") && !isOfDialog)
      return "a dialog lies over the downloads; the walks bring them on with none open"
    if (source.includes("open.installer.told") && !event.type.includes("nstaller"))
      return "time stands still while the message is looked at; the walks do nothing else meanwhile"
    if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
    if (context.transfer !== null && outcome !== null) return "the walks call off a package that is on its way"
    return null
  }
}

const others = planOf(machine, browsed).walked

export const intended: WalkSpec<Screen> = {
  ...browsed,
  input: { ...atAccount, intent: "install" },
  user: [],
  already: others.filter((name) => !name.includes("installationWizard"))
}

/** Where the runtime config has no address of an installer. */
export const withoutInstaller: WalkSpec<Screen> = {
  ...browsed,
  user: [{ type: "installer.wanted" }],
  outcomes: { downloadInstaller: { refused: over(answers.refused.output) } },
  already: others.filter((name) => !name.includes("installer.idle --installer.wanted"))
}
