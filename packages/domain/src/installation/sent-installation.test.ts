import { Result } from "effect"
import { expect, it } from "vitest"
import { installationBody } from "./installation-body.ts"
import { defaultInstallationDraft } from "./installation-draft.ts"
import { installationTypes } from "./installation-type.ts"
import { isSentInstallation } from "./sent-installation.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const sent = Result.getOrThrow(
  installationBody({
    draft: { ...defaultInstallationDraft(installationTypes.newUtg), name: "Till 4" },
    businessEntityId: 42,
    authenticationCode: "code-1",
    agent: null,
    utg: null
  })
)
const { credentials: _, ...silent } = sent.manifest
const row = {
  type: sent.type,
  businessEntityId: 42,
  createdAt: "2026-11-20T15:14:58.000Z",
  lastUpdatedAt: null,
  manifest: sent.manifest
}

it("is known by its authentication code alone", () => {
  const other = { ...sent.manifest, credentials: { authenticationCode: "code-2" } }
  expect([
    isSentInstallation(row, sent, now),
    isSentInstallation({ ...row, createdAt: null, type: 30 }, sent, now),
    isSentInstallation({ ...row, manifest: other }, sent, now)
  ]).toEqual([true, true, false])
})

it.each([
  ["as it was sent", {}, true],
  ["of another kind", { type: 30 }, false],
  ["of an account that the list does not name", { businessEntityId: null }, true],
  ["of another account", { businessEntityId: 43 }, false],
  ["of an hour ago", { createdAt: "2026-11-20T14:15:00.000Z" }, false],
  ["of no date", { createdAt: null }, false],
  ["of a last change alone", { createdAt: null, lastUpdatedAt: "2026-11-20T15:14:58.000Z" }, true],
  ["of another name", { manifest: { ...silent, machine: { nickname: "Till 5" } } }, false],
  ["in another place", { manifest: { ...silent, agent: { installLocation: "D:/agent" } } }, false]
])("where the list has no code, one %s is the one: %s", (_name, changes, isOne) => {
  expect(isSentInstallation({ ...row, manifest: silent, ...changes }, sent, now)).toBe(isOne)
})
