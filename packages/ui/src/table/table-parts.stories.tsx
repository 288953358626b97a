import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../fields/button.tsx"
import { utgs } from "../gallery/estate.ts"
import { nothing, State, States } from "../gallery/states.tsx"
import { FacetGroup } from "./facet-group.tsx"
import { FooterSelectAll } from "./footer-select-all.tsx"
import { Pager } from "./pager.tsx"
import { PlainTable } from "./plain-table.tsx"
import { SelectionBar } from "./selection-bar.tsx"
import { ListSearchField, TableToolbar, type TableToolbarProps } from "./table-toolbar.tsx"

const meta: Meta = { title: "Table/Parts" }
export default meta

const view: TableToolbarProps["view"] = {
  label: "View",
  columns: { label: "Columns", onOpen: nothing },
  views: { label: "Views", onOpen: nothing, current: null, changed: "changed" },
  keys: { label: "Keyboard shortcuts", onOpen: nothing }
}
const named = {
  ...view,
  views: { ...view.views, current: { name: "Kassen mit offener Aktualisierung", isChanged: true } }
}
const refresh = { label: "Refresh", every: null, options: [{ every: null, label: "Off" }], onChoose: nothing }
const pageSize = { value: 25, options: [10, 25, 50, 100], onChange: nothing }
const pager = { onPageChange: nothing, isEmpty: false, buttons: [1, null, 6, 7, 8, null, 49], pageCount: 49 }
const values = [
  { text: "Running", label: "Running", count: "1,204", isChosen: true },
  { text: "Stopped", label: "Stopped", count: "17", isChosen: false },
  { text: "long", label: "Wartet auf Bestätigung durch den Dienst", count: "3", isChosen: false }
]
const plain = {
  columns: [
    { key: "nickname", label: "UTG Nickname", cell: (row: (typeof utgs)[number]) => row.componentNickname },
    { key: "merchant", label: "Merchant", cell: (row: (typeof utgs)[number]) => row.componentMerchant },
    { key: "version", label: "UTG Version", cell: (row: (typeof utgs)[number]) => row.utgVersion }
  ],
  rows: utgs.slice(0, 3),
  rowId: (row: (typeof utgs)[number]) => row.componentId,
  emptyText: "No UTGs found"
}

export const Toolbars: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Toolbar, all in it">
        <TableToolbar
          search={<ListSearchField value="harbour" onChange={nothing} />}
          pageSize={pageSize}
          filters={{ activeCount: 2, onOpen: nothing, onReset: nothing }}
          facets={{ label: "Values", count: 1, isOpen: true, onToggle: nothing }}
          view={named}
          refresh={{ ...refresh, now: { label: "Refresh now", isBusy: true, onRefresh: nothing } }}
          download={{ label: "Export all", isBusy: false, onStart: nothing }}
          viewDownload={{
            label: "Download this view",
            isBusy: false,
            reason: "The rows are not all there yet.",
            onStart: nothing
          }}
          info={{ label: "About UTGs", onOpen: nothing }}
        >
          <Button variant="solid">New</Button>
        </TableToolbar>
      </State>
      <State name="Toolbar, what every list has">
        <TableToolbar
          search={<ListSearchField value="" onChange={nothing} />}
          pageSize={pageSize}
          view={view}
          download={{ label: "Export all", isBusy: true, onStart: nothing }}
        />
      </State>
      <State name="Selection: some, all">
        <SelectionBar count={2} matching={1204} onSelectMatching={nothing} onClear={nothing}>
          <Button size="xs">Schedule Task</Button>
          <Button size="xs" colorPalette="danger">
            Remove
          </Button>
        </SelectionBar>
      </State>
      <State name="Pager: first, in the middle, last">
        <Pager {...pager} displaying="Displaying 1-25 of 1,204" page={1} buttons={[1, 2, 3, null, 49]} />
        <Pager {...pager} displaying="Displaying 151-175 of 1,204" page={7}>
          <FooterSelectAll all="some" count={2} isDisabled={false} onToggleAll={nothing} />
        </Pager>
        <Pager {...pager} displaying="Displaying 1,201-1,204 of 1,204" page={49} buttons={[1, null, 47, 48, 49]} />
      </State>
      <State name="Pager: one page; no rows, so that there is nothing to select">
        <Pager {...pager} displaying="Displaying 1-4 of 4" page={1} pageCount={1} buttons={[1]} />
        <Pager {...pager} displaying="Displaying 0-0 of 0" page={1} pageCount={1} isEmpty>
          <FooterSelectAll all="none" count={0} isDisabled onToggleAll={nothing} />
        </Pager>
      </State>
    </States>
  )
}

export const Small: StoryObj = {
  render: () => (
    <States>
      <State name="Short table">
        <PlainTable {...plain} label="UTGs" />
      </State>
      <State name="Short table, empty">
        <PlainTable {...plain} label="No UTGs" rows={[]} />
      </State>
      <State name="Short table, loading">
        <PlainTable {...plain} label="UTGs to come" isLoading />
      </State>
      <State name="Values of a column">
        <FacetGroup label="UTG Status" choices={values} find={null} clear={null} note={null} onToggle={nothing} />
      </State>
      <State name="Values, many of them, some chosen">
        <FacetGroup
          label="Merchant"
          choices={values}
          find={{ label: "Find in Merchant", term: "", onChange: nothing }}
          clear={{ label: "Clear Merchant", onClear: nothing }}
          note="The 3 most frequent of 214 values."
          onToggle={nothing}
        />
      </State>
    </States>
  )
}
