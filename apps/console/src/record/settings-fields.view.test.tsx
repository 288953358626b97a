import type { EntryForm } from "@command-center/domain/component-config/entry-form"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Effect, Result } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { sampleConsole } from "../app/sample-console.ts"
import { SamplePage } from "../app/sample-page.tsx"
import { EditEntryScreen } from "./edit-entry.screen.tsx"
import type { SaveConfig } from "./save-config.ts"

afterEach(cleanup)

const properties = {
  cdType: { type: "integer" },
  taskDesc: { type: "string", title: "Description" },
  listenPort: { type: "integer", title: "Port", maximum: 65535 }
}
const schema = Result.getOrThrow(settingsSchema({ type: "object", properties, required: ["listenPort"] }))
const taken = { cdType: 131, taskDesc: "Bar", listenPort: 28002, ccid: "b" }
const own = { cdType: 130, taskDesc: "Desk", listenPort: 28001, ccid: "a" }
const held = { config: { apiInterfaceConfig: { apiInterface: [own, taken] } } }
const form: EntryForm = { kind: "apiInterface", made: own, replaces: { kind: "apiInterface", at: 0, json: own } }

const shown = (by: Partial<Parameters<typeof EditEntryScreen>[0]> = {}) => {
  const save = vi.fn<SaveConfig<ConfigHolder>>(() => Effect.succeed({ kind: "saved" }))
  render(
    <SamplePage console={sampleConsole()}>
      <EditEntryScreen
        businessEntityId={12}
        held={held}
        form={form}
        title="Desk"
        list="/be/12/profiles/402/apiinterfaces"
        page="/be/12/profiles/402/apiinterfaces/130"
        canEdit
        schema={schema}
        reason={null}
        save={save}
        reload={() => Effect.succeed(held)}
        updateFailed={(error: string) => error}
        onSaved={() => undefined}
        {...by}
      />
    </SamplePage>
  )
  return save
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const asJson = async () => {
  press("JSON")
  return await screen.findByLabelText("JSON", { selector: "textarea" }, { timeout: 10_000 })
}

it.each([
  ["a port that is taken", { ...own, listenPort: 28002 }, "All API Interfaces must have a unique Port."],
  ["a port as text", { ...own, listenPort: "28003" }, "Port: Bad input. Must be a whole number"],
  ["a port beyond its limit", { ...own, listenPort: 99999 }, "Port: Input exceeds maximum value 65535"],
  ["no port", { cdType: 130, taskDesc: "Desk", ccid: "a" }, "Port: This field is required."]
])("a save that is refused in the JSON view says why, as the form does: %s", async (_, typed, said) => {
  const save = shown()
  const text = await asJson()
  fireEvent.change(text, { target: { value: JSON.stringify(typed) } })
  expect(screen.queryByRole("alert")).toBeNull()
  press("Update")
  const told = screen.getByRole("alert").textContent
  expect(told).toContain(said)
  press("Form")
  await screen.findByLabelText(settingsMessages.search, undefined, { timeout: 10_000 })
  expect(screen.getAllByRole("alert")[0]?.textContent).toBe(told)
  fireEvent.change(await asJson(), { target: { value: JSON.stringify({ ...own, listenPort: 28009 }) } })
  expect(screen.queryByRole("alert")).toBeNull()
  expect(save).not.toHaveBeenCalled()
  press("Update")
  expect(within(await screen.findByRole("dialog")).getByText(/28009/u)).toBeDefined()
})

it("without a schema each view says what it shows", async () => {
  shown({ schema: null, reason: settingsMessages.noSchema })
  const inForm = "There is no schema for it. The form has only Description and Port. All settings are shown as JSON."
  await waitFor(() => expect(screen.getByText(inForm)).toBeDefined())
  await asJson()
  expect([
    screen.queryByText(inForm),
    screen.getByText(settingsMessages.noForm(settingsMessages.noSchema)).tagName
  ]).toEqual([null, "DIV"])
})
