import type { Facet } from "@command-center/domain/facets/facet-index"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { choosableColumns } from "@command-center/domain/rows/list-description"
import { utgList } from "@command-center/domain/utg/utg-list"
import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { cleanup, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { FacetsPanel } from "./facets.view.tsx"

afterEach(cleanup)

const facet = (key: string, texts: ReadonlyArray<string>): Facet => ({
  key,
  values: texts.map((text) => ({ text, count: 2 })),
  found: texts.length,
  more: 0,
  distinct: texts.length
})
const status = facet("utgStatus", ["Running", "Error"])
const tags = facet("tags", ["", "VIP"])

const groupsOf = async (counted: ReadonlyArray<Facet>) => {
  const actor = createActor(
    facetsMachine.provide({ actors: { countFacets: fromPromise(() => Promise.resolve(Result.succeed(counted))) } }),
    { input: { search: "", facets: {}, loadedAt: "2026-11-20T15:15:00.000Z" } }
  ).start()
  actor.send({ type: "facets.toggled" })
  render(
    <FacetsPanel
      actor={actor}
      columns={choosableColumns(utgList)}
      choices={{}}
      labels={{ key: "tags", tools: <button type="button">Tag them</button> }}
      left={null}
      opener={{ current: null }}
      onChoose={() => undefined}
      onClear={() => undefined}
    />
  )
  await screen.findByRole("button", { name: "Tag them" })
  return screen.getAllByRole("region").map(({ textContent }) => textContent)
}

it("where no row has a tag, tagging stands below the columns, without a box to choose", async () => {
  expect(await groupsOf([status])).toEqual(["UTG StatusRunning2Error2", "TagsTag them"])
  expect(screen.queryByRole("list", { name: "Tags" })).toBeNull()
})

it("where rows have tags, they stand where they are counted, with what can be done", async () => {
  expect(await groupsOf([tags, status])).toEqual(["Tags(none)2VIP2Tag them", "UTG StatusRunning2Error2"])
})

it("says that there is nothing to narrow by, and still how rows are tagged", async () => {
  expect(await groupsOf([])).toEqual(["TagsTag them"])
  expect(screen.getByText(facetMessages.nothing).tagName).toBe("P")
})
