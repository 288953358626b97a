import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { formsScreenMachine } from "@command-center/machines/screens/forms-screen"
import { installationsScreenMachine } from "@command-center/machines/screens/installations-screen"
import { profilesScreenMachine } from "@command-center/machines/screens/profiles-screen"
import { tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import { templatesScreenMachine } from "@command-center/machines/screens/templates-screen"
import { usersScreenMachine } from "@command-center/machines/screens/users-screen"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const input = { rows: rowsInput({ timeZone: "America/New_York", now }), canEdit: true, intent: null }
const at = { businessEntityId: 42, canEdit: true }
const template = { id: 31, name: "Night", businessEntityId: 43, parentName: "Harbour (42)" }
const form = sampleForm({ id: 300, name: "Welcome", deviceType: 27, deviceTypeName: "lane5000", businessEntityId: 43 })
const [utg, task, profile, installation] = [
  sampleUtg({ componentId: 1 }),
  sampleTask({ taskId: 11 }),
  sampleProfile(),
  sampleInstallation()
]
const page = [1, 2, 3].map((deviceConfigId) => sampleDevice({ deviceConfigId }))
const choices = {
  names: ["Night"],
  namesUnknown: null,
  versions: ["5.0.0.3124"],
  versionsFailure: null,
  notOffered: null
}

interface Opening {
  readonly screen: AnyStateMachine
  readonly flow: string
  readonly asked: object
  /** What is read before, and for what. */
  readonly read?: readonly [asked: unknown, answer: unknown]
  readonly given: object
}

const utgs = { screen: utgScreenMachine, asked: { ids: [1], now }, read: [{ ids: [1] }, [utg]] } as const
const forUtgs = { ...at, targets: [utg] }

/** Each flow of each list, what it is asked for, and what it then begins with. */
const openings: ReadonlyArray<readonly [title: string, opening: Opening]> = [
  [
    "Schedule Task [B2.utg-12 B2.utg-13]",
    { ...utgs, flow: "scheduleTask", given: { ...forUtgs, now, timeZone: "America/New_York" } }
  ],
  [
    "Schedule Task with what it is to begin with",
    {
      ...utgs,
      flow: "scheduleTask",
      asked: { ids: [1], now, begins: { target: "agent" } },
      given: { ...forUtgs, now, timeZone: "America/New_York", begins: { target: "agent" } }
    }
  ],
  ["Apply a Profile [B2.utg-12 B2.utg-13]", { ...utgs, flow: "applyProfile", given: forUtgs }],
  ["Apply a Config Template [B2.utg-12 B2.utg-13]", { ...utgs, flow: "applyTemplate", given: forUtgs }],
  ["Remove From Command Center [B2.utg-12 B2.utg-13]", { ...utgs, flow: "removeUtgs", given: forUtgs }],
  [
    "Delete Tasks of the selection",
    {
      screen: tasksScreenMachine,
      flow: "deleteTasks",
      asked: { selected: [11, 12], began: null },
      read: [[11, 12], [task]],
      given: { ...at, targets: [task] }
    }
  ],
  [
    "a row's own Delete Task, with the selection",
    {
      screen: tasksScreenMachine,
      flow: "deleteTasks",
      asked: { selected: [12, 11], began: 11 },
      read: [[12, 11], [task]],
      given: { ...at, targets: [task] }
    }
  ],
  [
    "New on Config Templates, with the names there are [A2.7-16 A5-01]",
    {
      screen: templatesScreenMachine,
      flow: "newTemplate",
      asked: {},
      read: [null, { names: ["Night", "Lunch"], namesUnknown: null }],
      given: { ...at, names: ["Night", "Lunch"], namesUnknown: null, subject: null }
    }
  ],
  [
    "Delete config template",
    {
      screen: templatesScreenMachine,
      flow: "deleteTemplate",
      asked: { row: template },
      given: { ...at, row: template }
    }
  ],
  [
    "New on Profiles, with the names and versions there are",
    {
      screen: profilesScreenMachine,
      flow: "newProfile",
      asked: {},
      read: [{ versions: true }, choices],
      given: {
        ...at,
        names: choices.names,
        namesUnknown: null,
        subject: { versions: choices.versions, versionsFailure: null, notOffered: null }
      }
    }
  ],
  [
    "Clone profile",
    {
      screen: profilesScreenMachine,
      flow: "cloneProfile",
      asked: { row: profile },
      read: [{ versions: false }, choices],
      given: { ...at, names: choices.names, namesUnknown: null, subject: profile }
    }
  ],
  [
    "Delete profile",
    { screen: profilesScreenMachine, flow: "deleteProfile", asked: { row: profile }, given: { ...at, row: profile } }
  ],
  ["Upload", { screen: formsScreenMachine, flow: "formUpload", asked: {}, given: at }],
  [
    "Delete form",
    { screen: formsScreenMachine, flow: "deleteForm", asked: { row: form }, given: { ...at, row: form } }
  ],
  [
    "New on Installations",
    { screen: installationsScreenMachine, flow: "installationWizard", asked: {}, given: { ...at, kind: null } }
  ],
  [
    "Deactivate Install",
    {
      screen: installationsScreenMachine,
      flow: "deactivateInstallation",
      asked: { row: installation },
      given: { ...at, row: installation }
    }
  ],
  ["Create User", { screen: usersScreenMachine, flow: "addUser", asked: {}, given: at }],
  [
    "Push Forms for the row and the selected devices of the page, in its order [B4-17]",
    {
      screen: devicesScreenMachine,
      flow: "push",
      asked: { kind: "forms", page, selected: [99, 1], began: 3, now },
      given: { ...at, kind: "forms", devices: [page[0], page[2]], now, timeZone: "America/New_York" }
    }
  ],
  [
    "Update Firmware for the selection alone",
    {
      screen: devicesScreenMachine,
      flow: "push",
      asked: { kind: "firmware", page, selected: [2, 3], began: null, now },
      given: { ...at, kind: "firmware", devices: [page[1], page[2]], now, timeZone: "America/New_York" }
    }
  ]
]
const eventOf = ({ flow, asked }: Opening): AnyEventObject => ({ type: `${flow}.opened`, ...asked })

describe("opens, for those who may edit", () => {
  it.each(openings)("%s", async (_, opening) => {
    const { screen, flow, read, given } = opening
    const driver = actorDriver(screen, input)
    await driver.perform(eventOf(opening))
    const before = read === undefined ? [{ open: flow }, undefined] : [{ open: "reading" }, read[0]]
    expect([driver.state(), driver.inputOf("read")]).toEqual(before)
    if (read !== undefined) await driver.settle("read", Result.succeed(read[1]))
    expect([driver.state(), driver.inputOf(flow), driver.emitted()]).toEqual([{ open: flow }, given, []])
    await driver.settle(flow, {})
    expect([driver.state(), driver.isRunning(flow)]).toEqual([{ open: "browsing" }, false])
  })
})

/** One flow of each list; the ids are those of its rule. */
const locked = [
  ["UTGs [B6-11]", "Remove From Command Center"],
  ["Config Templates [A2.7-06 A2.7-15]", "Delete config template"],
  ["Devices [B6-08]", "Push Forms"],
  ["Forms [B6-09]", "Upload"],
  ["Profiles [B6-14]", "Clone profile"],
  ["Installations [B6-13]", "New on Installations"],
  ["Users [B6-10]", "Create User"],
  ["Tasks", "Delete Tasks"]
] as const

it.each(locked)("opens nothing without the edit right: %s", async (_, title) => {
  const of = openings.find(([name]) => name.startsWith(title))?.[1].screen
  const all = openings.filter(([, { screen }]) => screen === of)
  for (const [, opening] of all) {
    const driver = actorDriver(opening.screen, { ...input, canEdit: false })
    const before = driver.running()
    await driver.perform(eventOf(opening))
    expect([driver.state(), driver.running(), driver.emitted()]).toEqual([{ open: "browsing" }, before, []])
  }
  expect(all.length).toBeGreaterThan(0)
})
