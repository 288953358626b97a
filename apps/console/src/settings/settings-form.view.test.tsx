import type { JsonObject } from "@command-center/domain/json/json-field"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { closePage, Held, last, openPage, type Shown, schemaOf, told, type } from "./form-on-a-page.tsx"

beforeEach(openPage)
afterEach(closePage)

const everything = schemaOf({
  title: "Everything",
  type: "object",
  required: ["general"],
  properties: {
    general: {
      title: "General",
      description: "What is always there.",
      type: "object",
      required: ["name"],
      properties: {
        name: { title: "Name", type: "string", minLength: 1 },
        delaySeconds: { title: "Delay", type: "integer", minimum: 1, maximum: 9, default: 5 },
        ratio: { title: "Ratio", type: "number" },
        isOn: { title: "Switched on", type: "boolean", default: true },
        mode: {
          title: "Mode",
          type: "integer",
          oneOf: [
            { const: 1, title: "Fast" },
            { const: 2, title: "Slow" }
          ]
        },
        days: { title: "Days", type: "array", uniqueItems: true, items: { type: "string", enum: ["Mon", "Tue"] } },
        adminPassword: { title: "Password", type: "string" },
        anything: { title: "Anything" },
        labels: { title: "Labels", type: "object", additionalProperties: { type: "string" } },
        either: {
          title: "Either",
          anyOf: [
            { type: "string", title: "Text" },
            { type: "integer", title: "Number" }
          ]
        }
      }
    },
    network: {
      title: "Network",
      type: "object",
      properties: {
        kind: { title: "Kind", enum: ["None", "Manual"], default: "None" },
        hosts: {
          title: "Hosts",
          type: "array",
          items: { title: "Host", type: "object", properties: { address: { title: "Address", type: "string" } } }
        }
      },
      if: { properties: { kind: { const: "Manual" } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { properties: { proxy: { title: "Proxy", type: "string" } }, required: ["proxy"] }
    }
  }
})

const start: JsonObject = {
  general: { name: "Pier", isOn: false, days: ["Mon"], adminPassword: "x1", anything: { a: 1 }, labels: { one: "1" } },
  network: { kind: "None", hosts: [{ address: "a" }, { address: "b", extra: 1 }], later: true }
}

const show = (shown: Partial<Shown> = {}) => render(<Held schema={everything} value={start} {...shown} />)

it("has a label for every setting, its help, range and default", () => {
  show()
  const labels = ["Name", "Delay", "Ratio", "Switched on", "Mode", "Days", "Password", "Anything", "one", "Kind"]
  expect(labels.filter((label) => screen.queryAllByLabelText(label).length === 0)).toEqual([])
  expect(screen.getByText("What is always there.")).toBeDefined()
  expect(screen.getByLabelText("Delay").closest(".cc-setting")?.textContent).toContain("1 to 9 seconds")
  expect(screen.getByLabelText("Delay").getAttribute("placeholder")).toBe("5")
  expect(screen.getByLabelText("Switched on").closest(".cc-setting")?.textContent).toContain("Default: On")
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password")
  expect(told).not.toHaveBeenCalled()
})

it("tells the whole value and the setting that was changed; what it does not know stays", () => {
  show()
  type("Name", "Quay")
  expect(last()).toEqual([{ ...start, general: { ...Object(start["general"]), name: "Quay" } }, "general/name"])
  type("Ratio", "1.5")
  expect(last()?.[1]).toBe("general/ratio")
  expect(last()?.[0]).toMatchObject({ general: { name: "Quay", ratio: 1.5 } })
  type("Name", "")
  expect(Object.hasOwn(Object(last()?.[0]["general"]), "name")).toBe(false)
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true")
})

it("chooses by the values of the schema, and restores a default", () => {
  show()
  fireEvent.change(screen.getByLabelText("Mode"), { target: { value: "1" } })
  expect(last()?.[0]).toMatchObject({ general: { mode: 2 } })
  fireEvent.click(screen.getByLabelText("Tue"))
  expect(last()?.[0]).toMatchObject({ general: { days: ["Mon", "Tue"] } })
  fireEvent.click(screen.getByRole("button", { name: "Restore the default of Switched on" }))
  expect(last()?.[0]).toMatchObject({ general: { isOn: true } })
})

it("keeps values of a list that are none of its choices in their place, says so, and lets them be taken away", () => {
  const days = (): unknown => Object(last()?.[0]["general"]).days
  show({ value: { ...start, general: { ...Object(start["general"]), days: ["Sun", "Tue"] } } })
  fireEvent.click(screen.getByLabelText("Mon"))
  expect(days()).toEqual(["Sun", "Mon", "Tue"])
  fireEvent.click(screen.getByLabelText("Tue"))
  expect(days()).toEqual(["Sun", "Mon"])
  fireEvent.click(screen.getByLabelText("Sun (not among the choices)"))
  expect(days()).toEqual(["Mon"])
})

it("shows what a condition asks for once it holds", () => {
  show()
  expect(screen.queryByLabelText("Proxy")).toBeNull()
  fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "1" } })
  expect(screen.getByLabelText("Proxy")).toBeDefined()
  expect(last()?.[0]).toEqual({ ...start, network: { ...Object(start["network"]), kind: "Manual" } })
})

it("adds to a list, moves and removes its entries, all of each entry kept", () => {
  show()
  const hosts = screen.getByRole("region", { name: "Hosts" })
  fireEvent.click(within(hosts).getByRole("button", { name: "Move Host 2 up" }))
  expect(last()?.[0]).toMatchObject({ network: { hosts: [{ address: "b", extra: 1 }, { address: "a" }] } })
  fireEvent.click(within(hosts).getByRole("button", { name: "Remove Host 2" }))
  expect(last()?.[0]).toMatchObject({ network: { hosts: [{ address: "b", extra: 1 }], later: true } })
  fireEvent.click(within(hosts).getByRole("button", { name: "Add to Hosts" }))
  expect(Object(last()?.[0]["network"]).hosts).toEqual([{ address: "b", extra: 1 }, {}])
})

it("keeps the focus with an entry that is moved, and gives it to one that is added", () => {
  show()
  const hosts = screen.getByRole("region", { name: "Hosts" })
  const press = (name: string) => {
    const button = within(hosts).getByRole("button", { name })
    button.focus()
    fireEvent.click(button)
    return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id
  }
  press("Add to Hosts")
  expect(document.activeElement).toBe(within(hosts).getAllByLabelText("Address").at(-1))
  expect(press("Move Host 3 up")).toBe("Move Host 2 up")
  expect(press("Move Host 2 up")).toBe("Move Host 1 up")
  expect(press("Move Host 2 down")).toBe("Move Host 3 down")
})

it("says why an entry cannot be moved, or another one added, on buttons that take the focus and do nothing", () => {
  const limited = { type: "array", title: "Hosts", maxItems: 2, items: { type: "string" } }
  const fixed = { type: "array", title: "Fixed", readOnly: true, items: { type: "string" } }
  const schema = schemaOf({ type: "object", properties: { hosts: limited, fixed } })
  show({ schema, value: { hosts: ["a", "b"], fixed: ["c"] } })
  const off = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name })
    button.focus()
    fireEvent.click(button)
    return [document.activeElement === button, button.getAttribute("aria-disabled"), button.dataset["tip"]]
  }
  expect(off("Move Hosts 1 up")).toEqual([true, "true", "It is the first entry."])
  expect(off("Move Hosts 2 down")).toEqual([true, "true", "It is the last entry."])
  expect(off("Add to Hosts")).toEqual([true, "true", "It has all the entries it may have."])
  const said = "The schema lets nobody change it."
  for (const name of ["Move Fixed 1 up", "Remove Fixed 1", "Add to Fixed"])
    expect(off(name)).toEqual([true, "true", said])
  expect(last()).toBeUndefined()
})

it("begins an entry of a list with what the schema gives", () => {
  const definitions = {
    rule: {
      type: "object",
      required: ["category"],
      properties: {
        category: { title: "Category", enum: ["Host", "Device"], default: "Host" },
        note: { title: "Note" }
      }
    }
  }
  const rules = { title: "Rules", type: "array", items: { $ref: "#/definitions/rule" } }
  render(<Held schema={schemaOf({ definitions, properties: { rules } })} value={{ rules: [{ category: "Device" }] }} />)
  fireEvent.click(screen.getByRole("button", { name: "Add to Rules" }))
  expect(last()?.[0]).toEqual({ rules: [{ category: "Device" }, { category: "Host" }] })
  expect(screen.queryByText("This field is required.")).toBeNull()
})

it("names what the schema does not describe, and finds settings by name and help", async () => {
  show()
  expect(screen.getByText(/The schema does not describe Network \/ Later\./u)).toBeDefined()
  fireEvent.change(screen.getByLabelText("Search settings"), { target: { value: "delay" } })
  expect(await screen.findByText("1 setting found")).toBeDefined()
  expect(screen.queryByLabelText("Name")).toBeNull()
  expect(screen.getByLabelText("Delay")).toBeDefined()
})

it("focuses the first setting that is wrong, unfolds its section and lists what is wrong", () => {
  const wrong = { ...start, general: { ...Object(start["general"]), delaySeconds: 99 } }
  const { rerender } = show({ value: wrong })
  fireEvent.click(screen.getByRole("button", { name: "General", expanded: true }))
  expect(screen.queryByLabelText("Delay")).toBeNull()
  rerender(<Held schema={everything} value={wrong} attempts={1} />)
  expect(screen.getByRole("alert").textContent).toContain("General / Delay: Input exceeds maximum value 9")
  expect(document.activeElement).toBe(screen.getByLabelText("Delay"))
})

it("lets who may not edit read it, secrets masked for good", () => {
  show({ canEdit: false })
  const secret = screen.getByLabelText("Password")
  expect(secret).toHaveProperty("value", "••••••••")
  expect(screen.queryByRole("button", { name: /^(?:Reveal|Restore|Add|Move|Remove)/u })).toBeNull()
  expect(screen.getByLabelText("Name")).toHaveProperty("readOnly", true)
  expect(screen.getByLabelText("Mode")).toHaveProperty("disabled", true)
})

it("shows a configuration that is nothing like its schema, says so, and changes nothing by itself", () => {
  const odd = { general: "text", network: { kind: 7, hosts: { a: 1 } }, other: [1] }
  show({ value: odd })
  expect(screen.getAllByText("Input type mismatch. Must be a group of settings.")).toHaveLength(1)
  expect(screen.getByText("Input type mismatch. Must be a list.")).toBeDefined()
  expect(screen.getByText("7 (not among the choices)")).toBeDefined()
  expect(told).not.toHaveBeenCalled()
  type("Name", "Pier")
  expect(last()?.[0]).toEqual({ ...odd, general: { name: "Pier" } })
})
