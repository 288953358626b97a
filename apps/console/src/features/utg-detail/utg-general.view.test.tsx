import { unreachable } from "@command-center/api/transport/api-error"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { debugMessages } from "@command-center/domain/message/debug-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Subject } from "@command-center/domain/permission/subject"
import { browserStore } from "@command-center/domain/storage/browser-store"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { readUtgComponent } from "@command-center/domain/utg/utg-component"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgEditLabels } from "@command-center/domain/utg/utg-flow-messages"
import { utgDeviceList, utgTaskList } from "@command-center/domain/utg/utg-tables"
import type { Product } from "@command-center/domain/version/version-product"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { sampleObserver } from "../../app/sample-observer.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { sampleAccountId, sampleSignedIn } from "../../app/sample-signed-in.ts"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { type UtgRecord, wireUtg } from "./utg-detail.wiring.ts"
import { UtgGeneral } from "./utg-general.view.tsx"

// What is read is awaited; nothing comes near the view.
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined))
  sampleObserver("IntersectionObserver")
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = { ...sampleUtg(), componentConnectionString: '{"listenerPort":"4001"}' }
const component = Result.getOrThrow(readUtgComponent({ id: 501, nickname: "Lane 1", connectionString: null }))
const machine = {
  status: "Offline",
  lastKnownCommunication: "2026-11-19T15:15:00.000Z",
  nextPredictedCommunication: null,
  standardTimeZone: "",
  windowsVersion: "Windows Server",
  json: {}
}
const refusal = { _tag: "Refused", status: 500, sentence: "Out of order." } as const

const empty = {
  load: () => Promise.resolve(Result.succeed({ total: 0, unreadable: { count: 0, reasons: [] } })),
  firstView: () => Promise.resolve(null),
  view: () => Promise.resolve({ rows: [], shown: 0, page: 1, pageCount: 1, filtered: 0, total: 0 })
}
const unreached = {
  load: () => Promise.resolve(Result.fail(unreachable)),
  firstView: () => Promise.resolve(null)
}

interface Shown {
  readonly rows?: typeof empty | typeof unreached
  readonly isDebug?: boolean
  readonly record?: Partial<UtgRecord>
  readonly may?: Partial<Record<Subject, "view" | "edit">>
  readonly agentVersions?: ReadonlyArray<Product>
}

const shown = ({ record = {}, may = {}, agentVersions = [], rows = unreached, isDebug = false }: Shown = {}) => {
  const openRows = <Row,>(): RowsClient<Row> => sampleRowsClient<Row>(rows)
  const console = { ...sampleSignedIn(may), openRows }
  console.stored.write(browserStore.debug.key, browserStore.debug.write(isDebug))
  const actor = createActor(wireUtg(console), { input: { businessEntityId: sampleAccountId, id: 501 } })
  const sent: Array<string> = []
  actor.send = ({ type }) => sent.push(type)
  render(
    <SamplePage console={console}>
      <UtgGeneral
        actor={actor}
        record={{ row, json: {}, component: Result.succeed(component), status: Result.succeed(machine), ...record }}
        businessEntityId={sampleAccountId}
        canEdit
        rights={selectRights(sampleAccountId)(console.session.getSnapshot())}
        agentVersions={agentVersions}
      />
    </SamplePage>
  )
  return sent
}
const said = (term: string) => screen.getByText(term).closest("dt")?.nextElementSibling?.textContent ?? null
const heard = () => said("Last Known Communication")
const predicted = () => said("Next Predicted Communication")
const terms = ["Machine Status", "Time Zone", "Windows Version", "Listener Port"]

it("says what the machine's status says, and what the row says where that has nothing", () => {
  shown()
  expect(terms.map(said)).toEqual(["Offline", "Eastern Standard Time", "Windows Server", "4001"])
  expect([heard(), predicted()]).toEqual([expect.stringContaining("2026-11-19"), expect.stringContaining("2026-11-20")])
  cleanup()
  shown({ record: { status: Result.succeed(null) } })
  expect(terms.map(said)).toEqual(["Online", "Eastern Standard Time", "Windows 11", "4001"])
})

it("marks an agent that is behind what is available, and no other", () => {
  const products = ["2.1.0.40", "2.2.0.1"].map((version) => ({
    version,
    downloadLocation: "",
    generalAvailability: version === "2.2.0.1"
  }))
  products.push({ version: "track ga", downloadLocation: "", generalAvailability: true })
  const isMarked = () => screen.queryAllByLabelText(utgDetailMessages.agentOutOfDate("2.2.0.1")).length > 0
  const seen = [products, []].map((agentVersions) => {
    shown({ agentVersions })
    const marked = isMarked()
    cleanup()
    return marked
  })
  shown({ agentVersions: products, record: { row: { ...row, agentVersion: "2.2.0.1" } } })
  expect([...seen, isMarked()]).toEqual([true, false, false])
})

it("shows what the list knows where the component cannot be read, why, and asks again", () => {
  const sent = shown({ record: { component: Result.fail(refusal), status: Result.fail(refusal) } })
  expect(screen.getByText(recordMessages.listenerUnknown("Out of order.")).tagName).toBe("P")
  expect(screen.getByText(utgDetailMessages.statusUnknown("Out of order.")).tagName).toBe("P")
  expect([said(utgEditLabels.merchant), said(utgEditLabels.lane), screen.queryByRole("textbox")]).toEqual([
    "Harbour Bar",
    "1",
    null
  ])
  for (const retry of screen.getAllByRole("button", { name: controlMessages.retry })) fireEvent.click(retry)
  expect(sent).toEqual(["retry", "retry"])
})

it.each([
  [{}, [false, false]],
  [{ Devices: "view" }, [true, false]],
  [{ Tasks: "view" }, [false, true]]
] as const)("has the tables of what may be seen: %j", (may, there) => {
  shown({ may })
  expect([utgDeviceList.title, utgTaskList.title].map((title) => screen.queryByText(title) !== null)).toEqual(there)
})

it.each([
  ["view", false],
  ["edit", true]
] as const)("has tasks to select for deletion where they may be edited: %s", async (tasks, isOffered) => {
  shown({ may: { Tasks: tasks }, rows: empty })
  const table = await screen.findByRole("grid")
  expect(within(table).queryAllByRole("checkbox").length > 0).toBe(isOffered)
})

it.each([true, false])("shows the record as it was sent while debugging, and only then: %s", (isDebug) => {
  shown({ isDebug })
  expect(screen.queryByText(debugMessages.title("UTG")) !== null).toBe(isDebug)
})
