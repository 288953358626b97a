import { driftOf } from "@command-center/domain/drift/drift"
import { firmwareMatrix } from "@command-center/domain/drift/firmware-matrix"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import type { FleetFound } from "@command-center/machines/fleet-card/fleet-card.types"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { Result } from "effect"
import { MemoryRouter } from "react-router"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { FleetWorst } from "./fleet-worst.view.tsx"

afterEach(cleanup)

type Answer = FleetFound | "fails"

/** A card whose reads end so, the first first; without any it is of rows that may not be seen. */
const cardOf = async (...answers: ReadonlyArray<Answer>) => {
  let asked = 0
  const load = async (): Promise<Result.Result<FleetFound, Failure>> => {
    const answer = answers[asked] ?? "fails"
    asked += 1
    return answer === "fails" ? Result.fail({ _tag: "Refused", sentence: "Fault 500" }) : Result.succeed(answer)
  }
  const actor = createActor(fleetCardMachine.provide({ actors: { loadFleet: fromPromise(load) } }), {
    input: { businessEntityId: 12, mayView: answers.length > 0, loadFailed: (reason: string) => reason }
  }).start()
  const isRead = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
  await isRead()
  return { actor, isRead }
}

const firmware = (versions: ReadonlyArray<string>, at: string): FleetFound => {
  const rows = versions.map((each) => ({ deviceStatusDeviceType: "lane3000", deviceStatusFirmwareVersion: each }))
  const drift = driftOf("firmware", firmwareMatrix(rows))
  return { counts: { of: "drift", drift }, at, unreadable: { count: 0, reasons: [] }, unread: null }
}
/** Of two types of which one has as its current version what the other has left behind: no values find one alone. */
const mixedFirmware = (at: string): FleetFound => {
  const rows = [
    ["lane3000", "1.1"],
    ["lane3000", "1.2"],
    ["vx820", "1.2"],
    ["vx820", "1.3"]
  ].map(([type = "", version = ""]) => ({ deviceStatusDeviceType: type, deviceStatusFirmwareVersion: version }))
  const drift = driftOf("firmware", firmwareMatrix(rows))
  return { counts: { of: "drift", drift }, at, unreadable: { count: 0, reasons: [] }, unread: null }
}
const profiles = (at: string, unread: string | null = null): FleetFound => ({
  counts: { of: "drift", drift: driftOf("profile", [], unread === null ? undefined : null) },
  at,
  unreadable: { count: 0, reasons: [] },
  unread
})

const shown = async (cards: {
  readonly profiles: Awaited<ReturnType<typeof cardOf>>
  readonly devices: Awaited<ReturnType<typeof cardOf>>
}) => {
  const hidden = (await cardOf()).actor
  const all = { utgs: hidden, utgVersions: hidden, agentVersions: hidden, tasks: hidden }
  render(
    <UiProvider>
      <MemoryRouter>
        <ConsoleContext value={sampleConsole()}>
          <FleetWorst
            businessEntityId={12}
            cards={{ ...all, profiles: cards.profiles.actor, devices: cards.devices.actor }}
          />
        </ConsoleContext>
      </MemoryRouter>
    </UiProvider>
  )
}

const card = () => screen.getByRole("region", { name: fleetMessages.worst })
const lines = () => within(card()).getAllByRole("listitem")
const age = () => card().querySelector("time")?.dateTime

it("what is behind keeps the line of what could not be read, with Retry, and calls nothing current that it does not know", async () => {
  const devices = await cardOf("fails", firmware(["1.1", "1.2"], "2026-11-20T15:14:00.000Z"))
  await shown({ profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z")), devices })
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    "Profiles: 0 of 0 behind",
    expect.stringMatching(/^Firmware: could not be read/u)
  ])
  expect(within(card()).queryByText(fleetMessages.noneBehind)).toBeNull()
  const retry = within(card()).getByRole("button", { name: "Retry Firmware" })
  fireEvent.click(retry)
  await devices.isRead()
  expect(await within(card()).findByText("1 of 2 behind")).toBeTruthy()
  expect(within(card()).queryByRole("button", { name: /^Retry/u })).toBeNull()
  expect(within(card()).getByRole("table").textContent).toContain("1 release behind")
})

it("what is behind is as old as the oldest reading in it, and says which figures could not be read again", async () => {
  const devices = await cardOf(firmware(["1.1", "1.2"], "2026-11-20T14:00:00.000Z"), "fails")
  await shown({ profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z")), devices })
  expect(age()).toBe("2026-11-20T14:00:00.000Z")
  devices.actor.send({ type: "retry" })
  await devices.isRead()
  expect(await within(card()).findByRole("button", { name: /^Retry/u })).toBeTruthy()
  expect(lines()[1]?.textContent).toMatch(/^Firmware: 1 of 2 behind.*could not be read again/u)
  expect(age()).toBe("2026-11-20T14:00:00.000Z")
})

it("nothing is said to be behind none where nobody knows how many are", async () => {
  await shown({
    profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z", "Fault 500")),
    devices: await cardOf(firmware(["1.2"], "2026-11-20T15:10:00.000Z"))
  })
  expect(within(card()).queryByText(fleetMessages.noneBehind)).toBeNull()
  expect(within(card()).getAllByRole("button", { name: /^Retry/u }).length).toBe(1)
  cleanup()
  await shown({
    profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z")),
    devices: await cardOf(firmware(["1.2"], "2026-11-20T15:10:00.000Z"))
  })
  expect(within(card()).getByText(fleetMessages.noneBehind)).toBeTruthy()
})

it("a bar is as long as its number says, beside the longest", async () => {
  const versions = ["1.1", "1.2", "1.2", "1.2", "1.2", "1.3"]
  await shown({
    profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z")),
    devices: await cardOf(firmware(versions, "2026-11-20T15:10:00.000Z"))
  })
  const bars = Array.from(card().querySelectorAll<HTMLElement>(".cc-measure"), ({ style }) => style.width)
  const counts = Array.from(card().querySelectorAll(".cc-measure-count"), ({ textContent }) => textContent)
  expect(counts.map((text) => Number.parseInt(text, 10))).toEqual([1, 4])
  expect(bars).toEqual(["25%", "100%"])
})

it.each([
  ["a link", firmware(["1.1", "1.2"], "2026-11-20T15:10:00.000Z"), 1, false],
  ["a reason where no list shows exactly those", mixedFirmware("2026-11-20T15:10:00.000Z"), 0, true]
] as const)("the number of all that are behind has %s", async (_, found, links, isReason) => {
  await shown({ profiles: await cardOf(profiles("2026-11-20T15:10:00.000Z")), devices: await cardOf(found) })
  const [ofProfiles, ofFirmware] = lines()
  expect(ofFirmware?.querySelectorAll("a").length).toBe(links)
  expect(ofFirmware?.textContent.includes("listed by version only")).toBe(isReason)
  expect(ofFirmware?.textContent.includes(fleetMessages.behindApartReason)).toBe(isReason)
  expect(ofProfiles?.textContent).not.toContain("listed")
})
