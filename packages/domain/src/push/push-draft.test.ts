import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { describePush } from "./push-description.ts"
import { chosenPciVersion, defaultPushDraft, formsFor, type PushDraft } from "./push-draft.ts"
import { chosenForm, pushIssues } from "./push-issues.ts"
import { pushMessages } from "./push-messages.ts"
import { pushNow, pushZone, sampleForm, samplePush, sampleTargets } from "./sample-push.ts"

const ipp320 = sampleTargets("ipp320", "4")
const unknownPci = sampleTargets("ipp320", "0")
const form = sampleForm()
const chooseForm = { field: "formId", message: "Choose a form." }
const chooseDevice = { field: "deviceChoice", message: "Choose a device." }
const choosePattern = { field: "modelPattern", message: "Choose a model number pattern." }
const badTime = { field: "runAt", message: "Bad input. Choose a run time." }
const chooseTime = { field: "runAt", message: "This field is required. Choose a run time." }

describe("the draft a dialog opens with", () => {
  it.each(["forms", "firmware"] as const)(
    "of %s runs at the next local midnight, with nothing chosen [B4-28]",
    (kind) => {
      expect(defaultPushDraft(kind, pushNow, pushZone)).toEqual({
        kind,
        formId: null,
        timing: "future",
        runAt: "2026-11-21T05:00:00.000Z",
        siteTime: null,
        deviceChoice: null,
        modelPattern: null
      })
    }
  )
})

describe("the forms offered", () => {
  const others = [sampleForm({ id: 8, deviceType: 3 }), sampleForm({ id: 9, deviceType: null })]

  it("are those of the devices' type", () => {
    const second = sampleForm({ id: 10 })
    expect([
      formsFor([form, ...others, second], ipp320),
      formsFor(others, ipp320),
      formsFor([form], []),
      formsFor([form, ...others], sampleTargets("isc250", "4"))
    ]).toEqual([[form, second], [], [], [others[0]]])
  })

  it("hold the chosen one, or there is none", () => {
    const chosen = (formId: number | null) => chosenForm(samplePush("forms", { formId }), ipp320, [form, ...others])
    expect([chosen(7), chosen(8), chosen(null)]).toEqual([form, null, null])
  })
})

describe("Apply is enabled", () => {
  it.each([
    ["with a form and a run time", samplePush("forms"), ipp320, []],
    ["not without a form", samplePush("forms", { formId: null }), ipp320, [chooseForm]],
    ["not with a form that is not offered", samplePush("forms", { formId: 8 }), ipp320, [chooseForm]],
    ["not without a run time", samplePush("forms", { runAt: null }), ipp320, [chooseTime]],
    ["not with a run time that is none", samplePush("firmware", { runAt: "soon" }), ipp320, [badTime]],
    [
      "not with a run time that has passed",
      samplePush("forms", { runAt: "2020-01-01T00:00:00.000Z" }),
      ipp320,
      [{ field: "runAt", message: "This time has passed. Choose a later time, or run the task immediately." }]
    ],
    ["without a run time, when run immediately", samplePush("forms", { timing: "immediate", runAt: null }), ipp320, []],
    [
      "not without form and run time",
      samplePush("firmware", { formId: null, runAt: null }),
      ipp320,
      [chooseForm, chooseTime]
    ],
    [
      "not without devices",
      samplePush("forms"),
      [],
      [{ field: "targets", message: "No devices selected" }, chooseForm]
    ],
    [
      "not where there is no form to choose",
      samplePush("forms"),
      sampleTargets("isc250", "4"),
      [{ field: "formId", message: "There is no form for isc250. Upload one in the Form Manager." }]
    ]
  ] as const)("%s [B4-24]", (_, draft, targets, issues) => {
    expect(pushIssues(draft, targets, [form], pushNow)).toEqual(issues)
  })

  it.each([
    ["not without a device", samplePush("firmware"), unknownPci, [chooseDevice]],
    [
      "not without a model number pattern",
      samplePush("firmware", { deviceChoice: "ipp320" }),
      unknownPci,
      [choosePattern]
    ],
    [
      "not with the pattern of another device",
      samplePush("firmware", { deviceChoice: "ipp320", modelPattern: "LE" }),
      unknownPci,
      [choosePattern]
    ],
    [
      "not without all of them",
      samplePush("firmware", { formId: null, runAt: null }),
      unknownPci,
      [chooseForm, chooseDevice, chooseTime]
    ],
    [
      "not with a device that has no patterns, whatever was chosen before",
      samplePush("firmware", { deviceChoice: "isc480", modelPattern: "31T" }),
      unknownPci,
      [chooseDevice]
    ],
    ["not where one of several reports none", samplePush("firmware"), [...ipp320, ...unknownPci], [chooseDevice]],
    ["with both", samplePush("firmware", { deviceChoice: "ipp320", modelPattern: "31T" }), unknownPci, []],
    ["with neither, for a device that reports its PCI version", samplePush("firmware"), ipp320, []],
    ["with neither, for forms", samplePush("forms"), unknownPci, []]
  ] as const)("for firmware of PCI version 0 %s [B4-25]", (_, draft, targets, issues) => {
    expect(pushIssues(draft, targets, [form], pushNow)).toEqual(issues)
  })
})

describe("the PCI version of a chosen model", () => {
  const versionOf = (deviceChoice: string | null, modelPattern: PushDraft["modelPattern"] = null) =>
    chosenPciVersion({ deviceChoice, modelPattern })

  it.each([
    ["ipp320", "31T", 4],
    ["ipp350", "11T", 3],
    ["isc250", "01T", 3],
    ["iup250", "11T", 3],
    ["iup250", "LE", null]
  ] as const)("%s with %s is %j [B5-52 B5-53]", (device, pattern, version) => {
    expect(versionOf(device, pattern)).toEqual(Result.succeed(version))
  })

  it("is refused for a device that has no patterns to choose from [B4-25 B5-53]", () => {
    expect([versionOf("iwl220"), versionOf("iwl220", "11T"), versionOf(" isc480 ", "LE")]).toEqual([
      Result.fail(chooseDevice),
      Result.fail(chooseDevice),
      Result.fail(chooseDevice)
    ])
  })

  it("is refused without a device, with one that is no known key, and without a pattern of its own [B5-46 B5-49]", () => {
    expect([
      versionOf(null, "31T"),
      versionOf(" ", "31T"),
      versionOf("lane3000", "31T"),
      versionOf("isc250", "11T")
    ]).toEqual([
      Result.fail(chooseDevice),
      Result.fail(chooseDevice),
      Result.fail({ field: "deviceChoice", message: "Invalid device key lane3000" }),
      Result.fail(choosePattern)
    ])
  })
})

describe("what will be done", () => {
  const two = [...ipp320, ...sampleTargets("IPP320", "4"), ...ipp320]
  const immediate = { timing: "immediate" } as const

  it.each([
    [
      samplePush("forms"),
      ipp320,
      "Push the form Tip screen to 1 device of type ipp320 at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC)."
    ],
    [samplePush("forms", immediate), two, "Push the form Tip screen to 3 devices of type ipp320, IPP320 now."],
    [
      samplePush("firmware", { runAt: null, formId: null }),
      ipp320,
      "Update the firmware of 1 device of type ipp320 with (none chosen) at a time to be chosen."
    ],
    [samplePush("forms", { ...immediate, formId: 8 }), ipp320, "Push the form 8 to 1 device of type ipp320 now."],
    [
      samplePush("firmware", immediate),
      unknownPci,
      "Update the firmware of 1 device of type ipp320 with Tip screen, PCI version to be chosen, now."
    ],
    [
      samplePush("firmware", { ...immediate, deviceChoice: "ipp320", modelPattern: "31T" }),
      unknownPci,
      "Update the firmware of 1 device of type ipp320 with Tip screen, PCI version 4, now."
    ],
    [
      samplePush("firmware", { ...immediate, deviceChoice: "iup250", modelPattern: "LE" }),
      unknownPci,
      "Update the firmware of 1 device of type ipp320 with Tip screen, without a PCI version, now."
    ],
    [samplePush("forms", immediate), [], "Push the form (none chosen) to no device now."]
  ])("%# is said in a plain sentence, with the run time in UTC [B4-28]", (draft, targets, sentence) => {
    expect(describePush(draft, targets, [form, sampleForm({ id: 8, name: "" })], pushZone)).toBe(sentence)
  })
})

describe("the sentences of pushing", () => {
  it("are to the letter of the document", () => {
    expect([pushMessages.pushed, pushMessages.failed("x"), pushMessages.titles]).toEqual([
      "Device form pushed successfully.",
      "Unable to push form to device. x",
      { forms: "Push Forms", firmware: "Update Firmware" }
    ])
  })
})

it("says which devices a refusal is about", () => {
  expect(pushMessages.about("Invalid device key x", ["SN-1", "SN-2"])).toBe("Invalid device key x (SN-1, SN-2)")
})
