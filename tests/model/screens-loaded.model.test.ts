import { expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

/** The file of a list's screen comes when somebody goes there, and with it all that it is made of. */
const screens: Readonly<Record<string, () => Promise<AnyStateMachine>>> = {
  utgs: async () => (await import("@command-center/machines/screens/utg-screen")).utgScreenMachine,
  tasks: async () => (await import("@command-center/machines/screens/tasks-screen")).tasksScreenMachine,
  devices: async () => (await import("@command-center/machines/screens/devices-screen")).devicesScreenMachine,
  forms: async () => (await import("@command-center/machines/screens/forms-screen")).formsScreenMachine,
  profiles: async () => (await import("@command-center/machines/screens/profiles-screen")).profilesScreenMachine,
  templates: async () => (await import("@command-center/machines/screens/templates-screen")).templatesScreenMachine,
  installations: async () =>
    (await import("@command-center/machines/screens/installations-screen")).installationsScreenMachine,
  users: async () => (await import("@command-center/machines/screens/users-screen")).usersScreenMachine
}

it.each(Object.entries(screens))("the screen of %s opens with its rows once its file has come", async (_, load) => {
  const driver = actorDriver(await load(), { rows: rowsInput(), canEdit: true, intent: null })
  expect([driver.state(), driver.isRunning("rows")]).toEqual([{ open: "browsing" }, true])
})
