import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { cleanup, render, screen } from "@testing-library/react"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { sampleConsole } from "../app/sample-console.ts"
import { SamplePage } from "../app/sample-page.tsx"
import type { ConfigChoices } from "./config-choices.ts"
import { ConfigPage } from "./config-page.view.tsx"
import type { SaveConfig } from "./save-config.ts"
import { wireRemoveEntry } from "./wire-remove-entry.ts"

// Nothing that the page asks for is answered.
beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choices: ConfigChoices = {
  schema: Result.succeed({}),
  deviceTypes: Result.succeed(["lane3000", "26"]),
  notice: null
}
const config = { deviceConfig: { device: [{ deviceType: 99, taskDesc: "Bar" }] } }

const shown = (notice: string | null, tab: "devices" | "apiinterfaces" = "devices") => {
  const console = sampleConsole()
  const save: SaveConfig<ConfigHolder> = () => Effect.succeed({ kind: "saved" })
  const saving = {
    save,
    reload: () => Effect.succeed({ config }),
    updateFailed: (error: string) => error,
    onSaved: () => undefined
  }
  const removal = createActor(wireRemoveEntry(console.runtime, save, saving.onSaved), {
    input: { businessEntityId: 12, canEdit: true }
  }).start()
  render(
    <SamplePage console={console}>
      <ConfigPage
        adding={{ businessEntityId: 12, held: { config }, canEdit: true, owner: "profile", ...saving }}
        removal={removal}
        choices={{ ...choices, notice }}
        isAwaited={false}
        onRetryChoices={() => undefined}
        path="/be/12/profiles/402"
        page={tab === "devices" ? { tab, name: null } : { tab, id: null }}
      />
    </SamplePage>
  )
}

it.each([
  ["of a profile whose schema is missing [B2.profiles-08]", profileMessages.defaultSchemaNotice],
  [
    "of one for which there is none [B8-51]",
    `Unable to locate either a default or specific profile schema manifest entry. ${profileMessages.defaultSchemaNotice}`
  ],
  ["of a UTG whose version's schema is the console's own [B7-22]", utgDetailMessages.localConfigSchema]
])("says on the page which schema is shown: %s", (_, notice) => {
  for (const tab of ["devices", "apiinterfaces"] as const) {
    shown(notice, tab)
    expect(screen.getAllByText(notice)).toHaveLength(1)
    cleanup()
  }
  shown(null)
  expect(screen.queryByText(notice)).toBeNull()
})

it("shows a device by the name of its code, and a code that nobody knows as that [B3-24]", () => {
  shown(null)
  expect(screen.getByRole("row", { name: /Unknown device type 99/u }).textContent).toContain("Bar")
})
