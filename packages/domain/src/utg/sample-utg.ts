import type { UtgRow } from "./utg.ts"

/** A UTG row for tests, complete, with what a test cares about put in place. */
export const sampleUtg = (changes: Partial<UtgRow> = {}): UtgRow => ({
  componentId: 501,
  componentPermanentId: "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60",
  machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666",
  businessEntityId: 42,
  parentName: "Harbour Hotels",
  componentMerchant: "Harbour Bar",
  componentNickname: "Lane 1",
  componentLocation: "Dock",
  componentLane: "1",
  componentFileId: "F-1",
  componentProfileName: "Bar",
  componentProfileVersion: 3,
  utgStatus: "Running",
  utgVersion: "5.0.0.3100",
  agentVersion: "2.1.0.40",
  configStatus: "Committed",
  machineDnsName: "dock-1.example",
  machineStatus: "Online",
  machineNickname: "Dock 1",
  machineStatusEntityLastKnownCommunication: "2026-11-20T15:15:00.000Z",
  machineStatusEntityNextPredictedCommunication: "2026-11-20T15:20:00.000Z",
  machineStatusEntityStandardTimeZone: "Eastern Standard Time",
  machineStatusEntityWindowsVersion: "Windows 11",
  ...changes
})
