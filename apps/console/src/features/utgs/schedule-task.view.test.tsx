import { miscellaneousChoices } from "@command-center/domain/task/command"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { pressEscape } from "../../app/sample-escape.ts"
import { createdOf, showSchedule as show } from "./sample-schedule-dialog.tsx"

afterEach(cleanup)

const optionsOf = (group: string) =>
  within(screen.getByRole("radiogroup", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => `${radio.labels?.[0]?.textContent}${radio.checked ? " *" : ""}`)
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }))
/** Whether the button that sends is off, and the reason it gives. */
const sending = () => {
  const button = screen.getByRole("button", { name: "Schedule Task" })
  return [button.getAttribute("aria-disabled"), button.dataset["tip"]]
}

describe("Schedule Task", { timeout: 20_000 }, () => {
  it("offers targets and groups with the defaults chosen [B4-31 B4-32 B4-35 B4-37]", async () => {
    await show(2)
    expect([optionsOf("Target"), optionsOf("Task"), optionsOf("Configuration Changes"), optionsOf("When")]).toEqual([
      ["UTG *", "Agent"],
      [
        "Configuration Changes *",
        "Deploy UTG Version",
        "Miscellaneous",
        "Set Offline Mode",
        "Start/Stop",
        "Upload Logs"
      ],
      ["Update UTG *", "Rollback UTG", "Update Command Center"],
      ["Future Task *", "Immediate Task"]
    ])
    expect(
      screen.getByText("Update 2 UTGs to the latest configuration at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC).")
    ).toBeTruthy()
  })

  it("may be sent at each site's own time, where the next midnight here has passed there", async () => {
    await show(1, undefined, undefined, "Tokyo Standard Time")
    choose("Each site's own time")
    expect([
      screen.getByText("Update 1 UTG to the latest configuration at 2026-11-22 12:00 AM by each site's own clocks."),
      sending()
    ]).toEqual([expect.any(HTMLElement), [null, undefined]])
    choose("My time")
    expect(
      screen.getByText("Update 1 UTG to the latest configuration at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC).")
    ).toBeTruthy()
  })

  it("offers what each group has [B4-33 B4-37]", async () => {
    await show(1)
    choose("Miscellaneous")
    expect(optionsOf("Miscellaneous")).toEqual(
      miscellaneousChoices.map(([, label], at) => (at === 0 ? `${label} *` : label))
    )
    choose("Start/Stop")
    expect(optionsOf("Start/Stop")).toEqual(["Restart *", "Start", "Stop"])
    choose("Set Offline Mode")
    expect(optionsOf("Offline for")).toEqual([
      "1 HOUR *",
      "4 HOURS",
      "8 HOURS",
      "12 HOURS",
      "16 HOURS",
      "20 HOURS",
      "24 HOURS"
    ])
  })

  it("offers an agent its own tasks and versions [B4-34]", async () => {
    await show(1)
    choose("Agent")
    expect(optionsOf("Task")).toEqual(["Deploy Agent Version *", "Upload Logs"])
    const version = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Agent Version" })
    expect(version.value).toBe("2.4.1.188")
  })

  it("offers the generally available version first", async () => {
    await show(1)
    choose("Deploy UTG Version")
    const version = await screen.findByRole<HTMLSelectElement>("combobox", { name: "UTG Version" })
    expect([version.value, [...version.options].map(({ text }) => text)]).toEqual([
      "5.0.0.3124",
      ["5.1.0.3200", "5.0.0.3124 (general availability)"]
    ])
  })

  it("checks Run Immediately for an immediate task [B4-36]", async () => {
    await show(3)
    choose("Start/Stop")
    choose("Immediate Task")
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Run Immediately" }).checked).toBe(true)
    expect(screen.getByText("Restart 3 UTGs now.")).toBeTruthy()
  })

  it("blocks a log request without a label and says why [B4-40]", async () => {
    await show(1)
    choose("Upload Logs")
    expect(screen.getByText(scheduleMessages.logLabelMissing)).toBeTruthy()
    expect(sending()).toEqual(["true", scheduleMessages.logLabelMissing])
    fireEvent.change(screen.getByRole("textbox", { name: /Case number/u }), { target: { value: "CASE 7" } })
    expect(sending()).toEqual([null, undefined])
  })

  it("names ten UTGs and holds the others behind a line", async () => {
    await show(12)
    const named = within(screen.getByRole("list", { name: "UTGs" })).getAllByRole("listitem")
    expect([named.length, screen.getByText("and 2 more").tagName]).toEqual([10, "SUMMARY"])
  })

  it("asks to choose UTGs when there are none", async () => {
    await show(0)
    expect(screen.getByText(scheduleMessages.chooseTargets)).toBeTruthy()
    expect(sending()).toEqual(["true", scheduleMessages.chooseTargets])
  })

  it("creates one task per UTG in one call and shows each with its id [B4-39]", async () => {
    const { sent } = await show(2)
    fireEvent.submit(screen.getByRole("form", { name: "Task" }))
    fireEvent.submit(screen.getByRole("form", { name: "Task" }))
    const list = await screen.findByRole("list", { name: "Tasks" })
    expect(sent).toEqual([[1, 2]])
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual(["Lane 1CreatedUpdate UTG, Task Id 900", "Lane 2CreatedUpdate UTG, Task Id 901"])
  })

  it("restores the defaults after a submit [B4-38]", async () => {
    await show(1)
    choose("Start/Stop")
    fireEvent.submit(screen.getByRole("form", { name: "Task" }))
    fireEvent.click(await screen.findByRole("button", { name: "Schedule Another Task" }))
    expect(optionsOf("Configuration Changes")).toEqual(["Update UTG *", "Rollback UTG", "Update Command Center"])
  })

  it("keeps the draft when the call fails", async () => {
    await show(1, () => Result.fail({ _tag: "Refused", sentence: "API request failed" }))
    choose("Start/Stop")
    fireEvent.submit(screen.getByRole("form", { name: "Task" }))
    expect((await screen.findByRole("alert")).textContent).toBe("API request failed")
    expect(optionsOf("Start/Stop")).toEqual(["Restart *", "Start", "Stop"])
  })

  it("asks at Escape before what was chosen is given up, and closes at once where nothing was", async () => {
    const { actor } = await show(1)
    await pressEscape(scheduleMessages.title)
    expect(actor.getSnapshot().status).toBe("done")
    cleanup()
    const other = await show(1)
    choose("Start/Stop")
    await pressEscape(scheduleMessages.title)
    expect([other.actor.getSnapshot().status, screen.getByText(scheduleMessages.unsaved).tagName]).toEqual([
      "active",
      "P"
    ])
  })

  it("tells who is left out before anything is sent", async () => {
    await show(2, undefined, 1)
    expect(screen.getByText("1 of 3 is left out: Lane 3.")).toBeTruthy()
    const listed = within(screen.getByRole("form", { name: "Task" })).getByRole("list", { name: "1 of 3 is left out" })
    expect(listed.textContent).toBe("Lane 3Missing the following keys: machinePermanentId")
  })

  it("lists who is not confirmed where no answer came, looks them up and sends to those that are missing", async () => {
    let calls = 0
    const { sent } = await show(2, (call) => {
      calls += 1
      return calls === 1
        ? Result.fail({ _tag: "Unreachable", sentence: "No connection." })
        : Result.succeed(createdOf(call))
    })
    choose("Start/Stop")
    fireEvent.submit(screen.getByRole("form", { name: "Task" }))
    fireEvent.click(await screen.findByRole("button", { name: "Retry not confirmed (2)" }))
    expect((await screen.findByText("2 task(s) created successfully.")).tagName).toBe("DIV")
    expect(sent.map((ids) => ids.join())).toEqual(["1,2", "1,2"])
  })
})
