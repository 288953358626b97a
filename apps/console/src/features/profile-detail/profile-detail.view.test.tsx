import type { LoadedProfile } from "@command-center/api/management/profiles"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import type { RecordRead } from "@command-center/machines/record-screen/record-screen.types"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleConsole } from "../../app/sample-console.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import { ProfileDetailView } from "./profile-detail.view.tsx"
import type { ProfileRecord } from "./profile-detail.wiring.ts"

// What its settings are set by is awaited.
beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const profile = sampleProfile({
  name: "Front desk",
  schemaVersion: "5.0.0.3124",
  createdAt: "2026-11-01T12:00:00.000Z",
  lastUpdatedAt: "2026-11-02T12:00:00.000Z"
})
const held: LoadedProfile = { ...profile, config: {}, json: {} }

interface Shown {
  readonly canEdit?: boolean
  readonly isDebug?: boolean
  readonly page?: RecordPage | null
  /** Null where there is none. */
  readonly found?: ProfileRecord | null
}

const shown = async ({
  canEdit = true,
  isDebug = false,
  page = { tab: "general" },
  found = { profile, held, json: {} }
}: Shown = {}) => {
  const kept: Array<unknown> = []
  const console = sampleConsole()
  const profiles: typeof console.rowOpenings.profiles = {
    ...console.rowOpenings.profiles,
    keep: (opening) => {
      kept.push([opening.type, opening.row.id])
      return { opening: 1 }
    }
  }
  const machine = makeRecordScreenMachine<ProfileRecord>("profile").provide({
    actors: {
      loadRecord: fromPromise<Outcome<ProfileRecord | null, Failure>, RecordRead>(() =>
        Promise.resolve(Result.succeed(found))
      )
    }
  })
  const actor = createActor(machine, { input: { businessEntityId: 12, id: 400 } }).start()
  await expect.poll(() => actor.getSnapshot().hasTag("busy")).toBe(false)
  render(
    <SamplePage console={{ ...console, rowOpenings: { ...console.rowOpenings, profiles } }}>
      <ProfileDetailView
        actor={actor}
        businessEntityId={12}
        profileId={400}
        canEdit={canEdit}
        page={page}
        isDebug={isDebug}
      />
    </SamplePage>
  )
  return kept
}
const tabs = () => within(screen.getByRole("navigation", { name: "Profile" })).getAllByRole("link")

it("tells where a profile belongs and how old it is, each fact under its name", async () => {
  await shown()
  const facts = within(screen.getByRole("list", { name: profileLabels.facts.label })).getAllByRole("listitem")
  expect(facts.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Version 3",
    "Made for UTG version 5.0.0.3124",
    "Changed 2026-11-02 7:00 AM",
    "Applied Never"
  ])
  expect(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["Profile Name", "Front desk"],
    ["Profile Version", "3"],
    ["Parent Account", "Harbour Hotels"],
    ["Created", "2026-11-01 7:00 AM"],
    ["Last Updated", "2026-11-02 7:00 AM"],
    ["Last Applied", "–none"],
    ["ID", "400"],
    ["Schema", "5.0.0.3124"]
  ])
})

it("tells when it was applied", async () => {
  const applied = { ...profile, lastAppliedAt: "2026-11-03T12:00:00.000Z", lastUpdatedAt: null }
  await shown({ found: { profile: applied, held, json: {} } })
  const facts = within(screen.getByRole("list", { name: profileLabels.facts.label })).getAllByRole("listitem")
  expect(facts.slice(3).map(({ textContent }) => textContent)).toEqual(["Changed Never", "Applied 2026-11-03 7:00 AM"])
})

it.each([
  [profileLabels.cloneRow, "cloneProfile.opened"],
  [profileLabels.removeRow, "deleteProfile.opened"]
])("has the list open what %s asks for", async (name, type) => {
  const kept = await shown()
  fireEvent.click(screen.getByRole("button", { name: recordMessages.actions }))
  fireEvent.click(await screen.findByRole("menuitem", { name }))
  expect(kept).toEqual([[type, 400]])
})

it("offers a comparison alone to those who may not edit", async () => {
  await shown({ canEdit: false })
  expect([
    screen.queryByRole("button", { name: recordMessages.actions }),
    screen.getByRole("button", { name: "Compare" }).getAttribute("aria-disabled")
  ]).toEqual([null, null])
})

it("has Edit JSON in debug mode only, and no page of an address that names none", async () => {
  const names = () => tabs().map(({ textContent }) => textContent)
  await shown({ page: { tab: "edit" } })
  expect([names(), screen.getByText(recordMessages.noSuchPage).tagName]).toEqual([
    ["General", "API Interfaces", "Devices", "Configuration"],
    "P"
  ])
  cleanup()
  await shown({ page: { tab: "edit" }, isDebug: true })
  expect([
    names().at(-1),
    tabs().at(-1)?.getAttribute("aria-current"),
    screen.queryByText(recordMessages.noSuchPage)
  ]).toEqual([profileLabels.editJson, "page", null])
})

it("shows nothing of a profile that is not there", async () => {
  await shown({ found: null })
  expect([
    screen.getByRole("heading").textContent,
    screen.queryByRole("list", { name: profileLabels.facts.label }),
    screen.queryByRole("navigation", { name: "Profile" }),
    screen.queryByRole("button", { name: recordMessages.actions }),
    screen.getByText(recordMessages.noSuchProfile).tagName
  ]).toEqual([profileLabels.numbered(400), null, null, null, "P"])
})

it.each([{ tab: "general" }, { tab: "edit" }, { tab: "config" }] as const)(
  "says once on the tab $tab that there is no schema for it [B2.profiles-08 B8-51]",
  async (page) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ profiles: [], devices: [] })))
    await shown({ page, isDebug: true })
    const told = await screen.findAllByText(
      `Unable to locate either a default or specific profile schema manifest entry. ${profileMessages.defaultSchemaNotice}`
    )
    expect(told).toHaveLength(1)
  }
)
