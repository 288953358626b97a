import { statusTone } from "@command-center/domain/status/status-tone"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { StatusBadge } from "../cells/status-badge.tsx"
import { VersionText } from "../cells/version-text.tsx"
import { utgs } from "../gallery/estate.ts"
import { nothing, State, States } from "../gallery/states.tsx"
import { CopyIcon, RemoveIcon } from "../layout/action-icons.tsx"
import { DataTable, type DataTableProps } from "./data-table.tsx"
import { phoneColumns } from "./phone-columns.tsx"

const columns: DataTableProps<UtgRow>["columns"] = [
  {
    key: "componentNickname",
    label: "UTG Nickname",
    isName: true,
    isWidget: true,
    cell: (row, { tabIndex }) => (
      <a href={`#${row.componentId}`} tabIndex={tabIndex}>
        {row.componentNickname}
      </a>
    )
  },
  { key: "utgStatus", label: "UTG Status", cell: (row) => <StatusBadge word={row.utgStatus} tone={statusTone} /> },
  {
    key: "machineStatus",
    label: "Machine Status",
    cell: (row) => <StatusBadge word={row.machineStatus} tone={statusTone} />
  },
  { key: "componentMerchant", label: "Merchant", cell: (row) => row.componentMerchant },
  {
    key: "utgVersion",
    label: "UTG Version",
    kind: "version",
    isCode: true,
    cell: (row) => <VersionText version={row.utgVersion} />
  },
  { key: "lane", label: "Lane", kind: "number", align: "end", cell: (row) => row.componentLane },
  {
    key: "configStatus",
    label: "Configuration Status",
    isSortable: false,
    cell: (row) => <StatusBadge word={row.configStatus} tone={statusTone} />
  }
]

const table: DataTableProps<UtgRow> = {
  label: "UTGs",
  columns,
  rows: utgs,
  rowId: ({ componentId }) => componentId,
  rowName: ({ componentNickname }) => componentNickname ?? "",
  status: "ready",
  sort: { key: "utgStatus", direction: "ascending" },
  onSortToggle: nothing,
  selection: {
    isSelected: (id) => id === 502 || id === 504,
    count: 2,
    all: "some",
    onToggleRow: nothing,
    onToggleAll: nothing
  },
  rowActions: () => [
    { id: "copy", label: "Copy Row as JSON", icon: CopyIcon, onSelect: nothing },
    { id: "remove", label: "Remove", icon: RemoveIcon, isDestructive: true, onSelect: nothing }
  ],
  emptyText: "No UTGs found",
  onResize: nothing
}
const none = { ...table, rows: [], selection: null, rowActions: null }
const empty = {
  account: { name: "Grandhotel Königsallee Betriebsgesellschaft", onOpen: nothing },
  isFiltered: true,
  firstStep: null,
  firstStepLink: null
}

const meta: Meta = { title: "Table/List" }
export default meta

export const Every: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Rows, two selected" height={250}>
        <DataTable {...table} />
      </State>
      <State name="Compact, one pinned, one changed, read again" height={230}>
        <DataTable
          {...table}
          label="UTGs, compact"
          density="compact"
          status="refreshing"
          pinned={new Set(["utgStatus"])}
          changes={new Map([[503, new Set(["utgStatus"])]])}
        />
      </State>
      <State name="Roomy, without selection; some rows are still on their way" height={340}>
        <DataTable {...none} rows={utgs.slice(0, 3)} shown={6} label="UTGs, roomy" density="roomy" sort={null} />
      </State>
    </States>
  )
}

export const NoRows: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Empty" height={244}>
        <DataTable {...none} />
      </State>
      <State name="Empty, where there are other accounts" height={244}>
        <DataTable {...none} label="UTGs of an account" empty={empty} />
      </State>
      <State name="Nothing matches" height={244}>
        <DataTable {...none} label="UTGs that match" noMatch={{ onClear: nothing }} />
      </State>
      <State name="Failed" height={244}>
        <DataTable
          {...none}
          label="UTGs that were not read"
          status="failed"
          failure={{ reason: "The list could not be read: the service did not answer.", onRetry: nothing }}
        />
      </State>
      <State name="Loading" height={244}>
        <DataTable {...none} label="UTGs to come" status="loading" />
      </State>
      <State name="Loading, long" height={244}>
        <DataTable
          {...none}
          label="UTGs still to come"
          status="loading"
          wait={{ text: "Waiting for the list of UTGs", onCancel: nothing }}
        />
      </State>
    </States>
  )
}

export const OnAPhone: StoryObj = {
  tags: ["phone"],
  render: () => (
    <States size="large">
      <State name="Rows of two lines" height={430}>
        <DataTable
          {...table}
          isPhone
          columns={phoneColumns(columns, { state: "utgStatus", facts: ["componentMerchant", "utgVersion"] })}
        />
      </State>
    </States>
  )
}

export const RowMenu: StoryObj = {
  tags: ["over", "low"],
  render: () => (
    <States size="large">
      <State name="A row's menu" height={250}>
        <DataTable {...table} />
      </State>
    </States>
  ),
  play: ({ canvas }) => canvas.getByRole("button", { name: "Actions for Lane 2" }).click()
}
