import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { utgFields } from "./utg.ts"
import { utgList } from "./utg-list.ts"

/** UTGs by when the agents of their machines last reported in: whoever has been silent longest comes first. */
export const contactList: ListOf<typeof utgFields> = {
  id: "contacts",
  call: "utgs",
  ...listWords.contacts,
  fields: utgFields,
  idOf: utgList.idOf,
  nameOf: utgList.nameOf,
  derive: (row, names) => ({ ...row, parentName: resolveParentName(row, names) }),
  nameKey: "componentNickname",
  columns: [
    { key: "componentNickname", label: "UTG Nickname", kind: "text", orElse: "componentId" },
    { key: "machineDnsName", label: "Machine DNS Name", kind: "text" },
    { key: "machineStatus", label: "Machine Status", kind: "text" },
    { key: "machineStatusEntityLastKnownCommunication", label: "Last Known Communication", kind: "date" },
    { key: "machineStatusEntityNextPredictedCommunication", label: "Next Predicted Communication", kind: "date" },
    { key: "agentVersion", label: "Agent Version", kind: "version" },
    { key: "machineStatusEntityWindowsVersion", label: "Windows Version", kind: "text" },
    { key: "machineStatusEntityStandardTimeZone", label: "Time Zone", kind: "text" },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true }
  ],
  phone: { state: "machineStatus", facts: ["machineDnsName", "machineStatusEntityLastKnownCommunication"] },
  defaultSort: { key: "machineStatusEntityLastKnownCommunication", direction: "ascending" },
  facets: ["machineStatus", "agentVersion", "machineStatusEntityWindowsVersion", "machineStatusEntityStandardTimeZone"],
  selectAll: "none",
  refreshEvery: 30_000,
  area: "contacts",
  rights: "Utgs"
}
