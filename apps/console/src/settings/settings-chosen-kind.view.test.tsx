import { fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { closePage, Held, last, openPage, type Shown, schemaOf, told, type } from "./form-on-a-page.tsx"

beforeEach(openPage)
afterEach(closePage)

const show = (shown: Shown) => render(<Held {...shown} />)
const text = (title: string) => ({ type: "string", title })
const speed = { type: "integer", title: "Speed" }
const kinds = [
  { title: "TCP", properties: { host: { ...text("Host"), default: "pier" }, speed }, required: ["host"] },
  { title: "Serial", description: "By cable.", properties: { com: text("Com"), speed }, required: ["com"] }
]
const link = { type: "object", title: "Link", oneOf: kinds }
const chooser = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name })
const choose = (name: string, kind: string) => {
  const option = within(chooser(name)).getByRole<HTMLOptionElement>("option", { name: kind })
  fireEvent.change(chooser(name), { target: { value: option.value } })
}
const chosen = (name: string) => chooser(name).selectedOptions[0]?.textContent
const offered = (name: string) =>
  within(chooser(name))
    .getAllByRole("option")
    .map(({ textContent }) => textContent)
const emptyHeadings = () => screen.queryAllByRole("heading").filter(({ textContent }) => textContent === "")

describe("a section of several kinds", () => {
  const schema = schemaOf({ properties: { link } })
  const value = { link: { host: "a", speed: 3 } }

  it("names its chooser, offers the kinds alone, and tells nothing before one is chosen", () => {
    show({ schema, value })
    expect(offered("Kind of Link")).toEqual(["TCP", "Serial"])
    expect(chosen("Kind of Link")).toBe("TCP")
    expect(chooser("Kind of Link").disabled).toBe(false)
    expect(emptyHeadings()).toEqual([])
    expect(told).not.toHaveBeenCalled()
  })

  it("is not chosen by someone who may only read", () => {
    show({ schema, value, canEdit: false })
    expect(chooser("Kind of Link").disabled).toBe(true)
  })

  it("becomes of another kind: its settings instead, what both have kept, and what is missing told", () => {
    show({ schema, value, attempts: 1 })
    choose("Kind of Link", "Serial")
    expect(chosen("Kind of Link")).toBe("Serial")
    expect(screen.getByText("By cable.")).toBeDefined()
    expect(screen.queryByLabelText("Host")).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>("Speed").value).toBe("3")
    expect(screen.getByRole("alert").textContent).toContain("Link / Com: This field is required.")
    type("Com", "com1")
    expect(last()?.[0]).toEqual({ link: { speed: 3, com: "com1" } })
    expect(screen.queryByRole("alert")).toBeNull()
    choose("Kind of Link", "TCP")
    expect(last()?.[0]).toEqual({ link: { speed: 3, host: "pier" } })
  })

  it("stays of the chosen kind where its value does not tell", () => {
    const loose = [
      { title: "Fast", properties: { fast: text("Fastness") } },
      { title: "Slow", properties: { slow: text("Slowness") } }
    ]
    show({
      schema: schemaOf({ properties: { link: { type: "object", title: "Link", anyOf: loose } } }),
      value: { link: {} }
    })
    choose("Kind of Link", "Slow")
    expect(chosen("Kind of Link")).toBe("Slow")
    expect(screen.getByLabelText("Slowness")).toBeDefined()
    expect(screen.queryByLabelText("Fastness")).toBeNull()
  })

  it("has the constant of its kind, with what it has itself", () => {
    const of = (kind: string) => ({ properties: { kind: { const: kind }, [kind]: text(kind) } })
    const own = { kind: text("Word"), speed }
    const told = schemaOf({
      properties: { link: { ...link, properties: own, required: ["kind"], oneOf: [of("serial"), of("network")] } }
    })
    show({ schema: told, value: { link: { kind: "serial", speed: 1, serial: "com1" } } })
    expect(offered("Kind of Link")).toEqual(["serial", "network"])
    choose("Kind of Link", "network")
    expect(last()?.[0]).toEqual({ link: { kind: "network", speed: 1 } })
  })
})

describe("a setting of several kinds among others", () => {
  const network = (properties: object) =>
    schemaOf({
      properties: {
        network: { type: "object", title: "Network", properties, if: { required: ["on"] }, else: {} }
      }
    })

  it("stands under one heading, its own, and not that of the kind", () => {
    show({ schema: network({ link }), value: { network: { link: { com: "com1" } } } })
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent)
    expect(headings).toEqual(["Network", "Link"])
    const group = within(screen.getByRole("region", { name: "Link" }))
    expect(group.getByLabelText("Com")).toBeDefined()
    choose("Kind of Link", "TCP")
    expect(last()).toEqual([{ network: { link: { host: "pier" } } }, "network/link"])
  })

  it("may be a text or a number, and names both the chooser and the value", () => {
    const either = { title: "Either", description: "As you like.", anyOf: [text("Words"), { ...speed, maximum: 9 }] }
    show({ schema: network({ either }), value: { network: { either: "x" } } })
    expect(offered("Kind of Either")).toEqual(["Words", "Speed"])
    expect(screen.getAllByText("As you like.")).toHaveLength(1)
    choose("Kind of Either", "Speed")
    expect(last()?.[0]).toEqual({ network: {} })
    expect(chosen("Kind of Either")).toBe("Speed")
    fireEvent.change(screen.getByRole("textbox", { name: "Either" }), { target: { value: "12" } })
    expect(last()?.[0]).toEqual({ network: { either: 12 } })
    expect(screen.getAllByText("Input exceeds maximum value 9")).toHaveLength(1)
  })

  it("is chosen for each entry of a list by itself", () => {
    const links = { type: "array", title: "Links", items: { title: "Link", oneOf: kinds } }
    show({ schema: network({ links }), value: { network: { links: [{ host: "a" }, { host: "b" }] } } })
    choose("Kind of Link 2", "Serial")
    expect(["Kind of Link 1", "Kind of Link 2"].map(chosen)).toEqual(["TCP", "Serial"])
    expect(last()?.[0]).toEqual({ network: { links: [{ host: "a" }, { com: "" }] } })
  })
})

it("has a name in the outline for settings of a schema without a title", () => {
  const schema = schemaOf({ properties: { site: text("Site"), link } })
  show({ schema, value: { link: { com: "com1" } } })
  const outline = within(screen.getByRole("navigation", { name: "Sections" }))
  expect(outline.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["General", "Link"])
  fireEvent.click(outline.getByRole("button", { name: "General" }))
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "General" }))
})
