import { Result } from "effect"
import { sampleDevice } from "../device/sample-device.ts"
import type { FormRow } from "../form/form.ts"
import { defaultPushDraft, type PushDraft, type PushKind } from "./push-draft.ts"
import { type PushTarget, pushTargets } from "./push-targets.ts"

export const pushNow = new Date("2026-11-20T15:15:00.000Z")
export const pushZone = "America/New_York"

/** A form of ipp320 devices for tests, with what a test cares about put in place. */
export const sampleForm = (changes: Partial<FormRow> = {}): FormRow => ({
  id: 7,
  name: "Tip screen",
  deviceType: 1,
  deviceTypeName: null,
  businessEntityId: 41,
  lastUpdatedAt: null,
  ...changes
})

/** A draft for tests that may be applied to `sampleDevice` with `sampleForm`. */
export const samplePush = (kind: PushKind, changes: Partial<PushDraft> = {}): PushDraft => ({
  ...defaultPushDraft(kind, pushNow, pushZone),
  formId: 7,
  ...changes
})

/** A single target for tests, of a device type and a reported PCI version. */
export const sampleTargets = (type: string, pciVersion: string | null): ReadonlyArray<PushTarget> =>
  Result.getOrThrow(
    pushTargets([sampleDevice({ deviceStatusDeviceType: type, deviceStatusDevicePciVersion: pciVersion })], [])
  )
