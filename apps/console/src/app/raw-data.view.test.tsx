import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { RawData } from "./raw-data.view.tsx"

afterEach(cleanup)

it("is what was sent, with every field; what the pages mask by its name or its schema is masked", () => {
  const data = { later: [1, null], adminPassword: "p", config: '{"unlock":"4711","port":1}' }
  render(<RawData title="Configuration" data={data} secrets={new Set(["unlock"])} />)
  const shown: unknown = JSON.parse(screen.getByRole("group").querySelector("pre")?.textContent ?? "")
  expect(shown).toEqual({ ...data, adminPassword: "••••••••", config: '{"unlock":"••••••••","port":1}' })
})
