import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const found = {
  counts: { of: "profileAccounts", accounts: [12] },
  at: "2026-11-20T15:00:00.000Z",
  unreadable: { count: 0, reasons: [] },
  unread: null
}

const loadFailed = (reason: string) => `The devices could not be read: ${reason}`

export const spec = modelled(fleetCardMachine, {
  inputs: [
    { businessEntityId: 12, mayView: true, loadFailed },
    { businessEntityId: 12, mayView: false, loadFailed }
  ],
  user: { "part.chosen": [{ part: { span: "hours" } }], retry: [{}], cancel: [{}], "refresh.asked": [{}] },
  outcomes: { loadFleet: { counted: Result.succeed(found), ...failures } }
})
