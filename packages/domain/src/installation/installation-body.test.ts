import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { ephemeralUserBody } from "./ephemeral-user.ts"
import { type InstallationRequest, installationBody } from "./installation-body.ts"
import { defaultInstallationDraft, type InstallationDraft } from "./installation-draft.ts"
import { installationMessages } from "./installation-messages.ts"
import { randomId, repeatedIds } from "./random-id.ts"
import { verificationIdOf } from "./verification-id.ts"

const authenticationCode = "V1StGXR8_Z5jdHi6B-myT"
const product = (name: string, version: string) => ({
  version,
  downloadLocation: `https://files.example/${name}`,
  generalAvailability: true
})
const profile = { id: 11, businessEntityId: 7 }

const bodyOf = (draft: InstallationDraft, change: Partial<InstallationRequest> = {}) =>
  installationBody({
    draft: { ...draft, name: "Front Desk PC" },
    businessEntityId: 42,
    authenticationCode,
    agent: product("agent.zip", "2.1.0.40"),
    utg: product("utg.zip", "5.0.0.3018"),
    ...change
  })

const tasksOf = (draft: InstallationDraft) => Result.map(bodyOf(draft), ({ manifest }) => manifest.components[0].tasks)

describe("the body that creates an installation", () => {
  it("holds the machine, the agent, the code and the UTG with its profile [B3-33 B3-34 B4-57 B9-05]", () => {
    expect(bodyOf({ ...defaultInstallationDraft(10), profile })).toEqual(
      Result.succeed({
        type: 10,
        businessEntityId: 42,
        manifest: {
          machine: { nickname: "Front Desk PC" },
          agent: {
            installLocation: "c:\\shift4\\Shift4 Command Center\\agent",
            downloadLocation: "https://files.example/agent.zip",
            agentVersion: "2.1.0.40"
          },
          credentials: { authenticationCode },
          components: [
            {
              installLocation: "c:\\shift4\\",
              utgVersion: "5.0.0.3018",
              downloadLocation: "https://files.example/utg.zip",
              profileId: 11,
              profileBusinessEntityId: 7,
              runInstall: true,
              tasks: [{ type: 5, instructions: { destination: 6 } }]
            }
          ]
        }
      })
    )
  })

  it("names the machine without the spaces around what was typed", () => {
    const body = bodyOf(defaultInstallationDraft(10), {
      draft: { ...defaultInstallationDraft(10), name: " Front Desk PC " }
    })
    expect(Result.map(body, ({ manifest }) => manifest.machine.nickname)).toEqual(Result.succeed("Front Desk PC"))
  })

  it("of an existing UTG has the task with destination 10, with a profile or without [B9-06]", () => {
    const existing = defaultInstallationDraft(30)
    const pull = Result.succeed([{ type: 5, instructions: { destination: 10 } }])
    expect([tasksOf(existing), tasksOf({ ...existing, profile })]).toEqual([pull, pull])
    expect(Result.map(bodyOf(existing), ({ type }) => type)).toEqual(Result.succeed(30))
  })

  it("of a new UTG without a profile has no task, and names no profile", () => {
    expect(Result.map(bodyOf(defaultInstallationDraft(10)), ({ manifest }) => manifest.components[0])).toEqual(
      Result.succeed({
        installLocation: "c:\\shift4\\",
        utgVersion: "5.0.0.3018",
        downloadLocation: "https://files.example/utg.zip",
        profileId: null,
        profileBusinessEntityId: null,
        runInstall: true,
        tasks: []
      })
    )
  })

  it("names the first four-part number of a version, and a track as it is [B5-58]", () => {
    const body = bodyOf(defaultInstallationDraft(10), {
      agent: product("agent.zip", "track ga"),
      utg: product("utg.zip", "UTG 5.0.0.3124 (ga)")
    })
    expect(
      Result.map(body, ({ manifest: { agent, components } }) => [agent.agentVersion, components[0].utgVersion])
    ).toEqual(Result.succeed(["track ga", "5.0.0.3124"]))
  })

  it("names no version where none is offered", () => {
    const body = bodyOf(defaultInstallationDraft(10), { agent: null, utg: null })
    expect(
      Result.map(body, ({ manifest: { agent, components } }) => [
        agent.agentVersion,
        agent.downloadLocation,
        components[0].utgVersion,
        components[0].downloadLocation
      ])
    ).toEqual(Result.succeed([null, null, null, null]))
  })

  it("is refused with every issue of the draft", () => {
    const draft = { ...defaultInstallationDraft(10), utgInstallLocation: "x" }
    expect(bodyOf(draft, { draft })).toEqual(
      Result.fail([
        { field: "name", message: "This field is required." },
        { field: "utgInstallLocation", message: "The UTG Install Location provided is not a valid path." }
      ])
    )
  })
})

describe("the ephemeral user of an installation", () => {
  const request = { authenticationCode, sessionToken: "s", roleId: 10003, businessEntityId: 42 }

  it("has the installation's code, a role and 99 years [B3-37 B4-57 B9-07]", () => {
    expect(ephemeralUserBody({ ...request, now: new Date("2026-11-21T07:34:14.000Z") })).toEqual({
      authenticationCode,
      applicationId: 4,
      lifespan: { type: 20, start: "2026-11-21T07:34:14.000Z", end: "2125-11-21T07:34:14.000Z" },
      roleMappings: [{ roleId: 10003, businessEntityId: 42 }],
      userSessions: [{ sessionToken: "s" }]
    })
  })

  it.each([
    ["2028-02-29T12:00:00.000Z", "2127-02-28T12:00:00.000Z"],
    ["2028-02-28T23:59:59.999Z", "2127-02-28T23:59:59.999Z"],
    ["2029-03-01T00:00:00.000Z", "2128-03-01T00:00:00.000Z"],
    ["2026-12-31T23:59:59.999Z", "2125-12-31T23:59:59.999Z"]
  ])("from %s lasts until %s [B9-07]", (start, end) => {
    expect(ephemeralUserBody({ ...request, now: new Date(start) }).lifespan).toEqual({ type: 20, start, end })
  })
})

describe("the verification id of an installation that was created", () => {
  it("must be there", () => {
    expect([null, "", " "].map((verificationId) => verificationIdOf({ verificationId }))).toEqual([null, null, null])
  })

  it("is taken without blanks around it", () => {
    expect(verificationIdOf({ verificationId: " ABCD1234 " })).toBe("ABCD1234")
  })
})

describe("random ids", () => {
  it("are the same for a second attempt, and each another one", () => {
    let made = 0
    const attempt = repeatedIds(() => `id ${++made}`)
    const [one, other] = [attempt(), attempt()]
    expect([one(), one(), other(), other(), other(), attempt()()]).toEqual([
      "id 1",
      "id 2",
      "id 1",
      "id 2",
      "id 3",
      "id 1"
    ])
  })

  it("are 21 characters by default, each from one byte [A9-14 B4-57]", () => {
    const counts: Array<number> = []
    const bytesFrom = (first: number) => (count: number) => {
      counts.push(count)
      return Uint8Array.from({ length: count }, (_, index) => first + index)
    }
    expect([randomId(bytesFrom(0)), randomId(bytesFrom(250)), randomId(bytesFrom(26), 38)]).toEqual([
      "ABCDEFGHIJKLMNOPQRSTU",
      "6789_-ABCDEFGHIJKLMNO",
      "abcdefghijklmnopqrstuvwxyz0123456789_-"
    ])
    expect(counts).toEqual([21, 21, 38])
  })
})

describe("the sentences of the dialogs", () => {
  it("say that deactivating cannot be undone", () => {
    expect([installationMessages.deactivateTitle, installationMessages.deactivateText("Front Desk PC")]).toEqual([
      "Deactivate Install",
      "Are you sure you want to deactivate the installation Front Desk PC? This cannot be undone."
    ])
  })

  it("say what installations are", () => {
    expect(installationMessages.about).toEqual({
      title: "About Installations",
      text: [
        "An installation is a package that installs a new UTG, or connects an existing one, on a merchant's machine.",
        "Whoever installs it needs its Verification ID, which is shown in the list as 4 plus 4 characters."
      ],
      referenceGuide: "Reference Guide"
    })
  })
})
