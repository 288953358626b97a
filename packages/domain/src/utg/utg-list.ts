import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { type UtgRow, utgFields } from "./utg.ts"

const nameOf = (row: UtgRow): string => row.componentNickname || String(row.componentId)

/** The UTG list (document 2 §2): 21 columns, of which the table adds select and Action. */
export const utgList: ListOf<typeof utgFields> = {
  id: "utgs",
  call: "utgs",
  ...listWords.utgs,
  fields: utgFields,
  idOf: (row) => row.componentId,
  nameOf,
  derive: (row, names) => ({ ...row, parentName: resolveParentName(row, names) }),
  nameKey: "componentNickname",
  columns: [
    { key: "componentMerchant", label: "Merchant", kind: "text", keepsEnd: true },
    { key: "componentNickname", label: "UTG Nickname", kind: "text", orElse: "componentId" },
    { key: "utgStatus", label: "UTG Status", kind: "text", isNamed: true },
    { key: "utgVersion", label: "UTG Version", kind: "version" },
    { key: "agentVersion", label: "Agent Version", kind: "version" },
    { key: "configStatus", label: "Configuration Status", kind: "text" },
    { key: "componentProfileName", label: "Profile", kind: "text", keepsEnd: true },
    { key: "componentProfileVersion", label: "Profile Version", kind: "number" },
    { key: "componentLocation", label: "Location/Serial", kind: "text" },
    { key: "componentLane", label: "Lane", kind: "text" },
    { key: "componentFileId", label: "File ID", kind: "text", isCode: true },
    { key: "machineDnsName", label: "Machine DNS Name", kind: "text" },
    { key: "machineStatus", label: "Machine Status", kind: "text" },
    { key: "machineStatusEntityLastKnownCommunication", label: "Last Known Communication", kind: "date" },
    { key: "machineStatusEntityNextPredictedCommunication", label: "Next Predicted Communication", kind: "date" },
    { key: "machineNickname", label: "Machine Nickname", kind: "text", keepsEnd: true },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
    { key: "machineStatusEntityStandardTimeZone", label: "Time Zone", kind: "text" },
    { key: "machineStatusEntityWindowsVersion", label: "Windows Version", kind: "text" }
  ],
  phone: { state: "utgStatus", facts: ["componentMerchant", "utgVersion"] },
  defaultSort: { key: "componentNickname", direction: "ascending" },
  facets: [
    "utgStatus",
    "utgVersion",
    "agentVersion",
    "componentProfileName",
    "componentMerchant",
    "machineStatusEntityStandardTimeZone"
  ],
  labels: { key: "tags", label: "Tags", kind: "text" },
  selectAll: "page",
  refreshEvery: 30_000,
  area: "utgs",
  rights: "Utgs"
}
