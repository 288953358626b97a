import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { PlainTable } from "./plain-table.tsx"

afterEach(cleanup)

it("ends numbers at the right, below their head, and nothing else", () => {
  render(
    <PlainTable
      label="Zones"
      columns={[
        { key: "zone", label: "Time zone", cell: ({ zone }: { readonly zone: string }) => zone },
        { key: "count", label: "UTGs", cell: () => 12, isNumber: true }
      ]}
      rows={[{ zone: "GMT Standard Time" }]}
      rowId={({ zone }) => zone}
      emptyText=""
    />
  )
  const ends = (role: string) => screen.getAllByRole(role).map((cell) => cell.classList.contains("cc-end"))
  expect([ends("columnheader"), ends("cell")]).toEqual([
    [false, true],
    [false, true]
  ])
})
