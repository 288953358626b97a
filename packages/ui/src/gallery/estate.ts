import { buildAccountTree } from "@command-center/domain/account/account-tree"
import { sampleAccount, sampleMerchant } from "@command-center/domain/account/sample-accounts"
import { type TreeQuestion, type TreeRow, visibleTreeRows } from "@command-center/domain/account/tree-rows"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { Result } from "effect"

const places = [
  ["Lane 1", "Harbour Bar", "Running", "Online", "Synchronized", "5.0.0.3100"],
  ["Lane 2", "Harbour Bar", "Stopped", "Online", "Local Changes", "5.0.0.3100"],
  [
    "Rezeption Erdgeschoss, Kasse neben dem Haupteingang",
    "Grandhotel Königsallee Betriebsgesellschaft",
    "Running",
    "Online",
    "Update Pending",
    "4.9.2.2877"
  ],
  ["Terrace", "Harbour Hotels", "Unknown", "Offline", "Unknown", "4.9.2.2877"],
  ["Dock 7", "Thistle & Thread", "Running", "Online", "Synchronized", "5.0.0.3100"],
  ["Gift shop", "Thistle & Thread", "Restarting", "Online", "Synchronized", "5.0.0.3100"]
] as const

/** UTGs of one account, in every state. */
export const utgs: ReadonlyArray<UtgRow> = places.map(
  ([componentNickname, componentMerchant, utgStatus, machineStatus, configStatus, utgVersion], at) =>
    sampleUtg({
      componentId: 501 + at,
      componentNickname,
      componentMerchant,
      utgStatus,
      machineStatus,
      configStatus,
      utgVersion
    })
)

const accounts = [
  sampleAccount({ id: 1, parentId: 0, name: "Quillmark Payments", isResellerOrganization: true }),
  sampleAccount({ id: 12, parentId: 1, name: "Harbour Hotels" }),
  sampleMerchant({ id: 42, parentId: 12, name: "Harbour Bar" }),
  sampleAccount({ id: 14, parentId: 12, name: "Harbour Hotels North" }),
  sampleAccount({ id: 17, parentId: 1, name: "Thistle & Thread" }),
  sampleAccount({ id: 18, parentId: 17, name: "Grandhotel Königsallee Betriebsgesellschaft mit beschränkter Haftung" }),
  ...Array.from({ length: 40 }, (_, at) =>
    sampleAccount({ id: 100 + at, parentId: 17, name: `Thistle & Thread ${at + 1}` })
  )
]

/** The accounts as the tree shows them. */
export const accountRows = (question: Partial<TreeQuestion>): ReadonlyArray<TreeRow> => {
  const currentId = question.currentId ?? 42
  const tree = Result.getOrThrow(buildAccountTree(accounts, currentId))
  return visibleTreeRows(tree, { expandAll: false, filter: "", toggled: new Set(), ...question, currentId })
}
