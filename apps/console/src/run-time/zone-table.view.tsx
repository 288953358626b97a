import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import type { ZoneLine } from "@command-center/domain/site-time/site-time-description"
import { siteTimeMessages as words } from "@command-center/domain/site-time/site-time-messages"
import { spreadMessages } from "@command-center/domain/site-time/spread-messages"
import { type PlainColumn, PlainTable } from "@command-center/ui/table/plain-table"

export interface ZoneTableProps {
  readonly plan: SitePlan
  /** What is counted: "UTGs". */
  readonly counted: string
}

/** A displayed date, which is broken between day and time alone. */
function ShownTime({ text }: { readonly text: string }) {
  const [day = "", ...time] = text.split(" ")
  return (
    <>
      <span className="cc-unbroken">{day}</span> <span className="cc-unbroken">{time.join(" ")}</span>
    </>
  )
}

/** From when until when: of one day, the time alone stands for its end. */
function ShownStretch({ from, until }: { readonly from: string; readonly until: string | undefined }) {
  return (
    <>
      <ShownTime text={from} />
      {until !== undefined && (
        <>
          {` ${spreadMessages.until} `}
          <span className="cc-unbroken">{until}</span>
        </>
      )}
    </>
  )
}

/** Before anything is sent: what the chosen time of each zone is here. */
export function ZoneTable({ plan, counted }: ZoneTableProps) {
  if (plan.lines.length === 0) return null
  const columns: ReadonlyArray<PlainColumn<ZoneLine>> = [
    { key: "zone", label: words.table.zone, cell: ({ zone }) => zone },
    { key: "count", label: counted, cell: ({ count }) => count, isNumber: true },
    {
      key: "there",
      label: words.table.there,
      cell: ({ there, until, isMoved }) => (
        <>
          <ShownStretch from={there} until={until?.there} />
          {isMoved && ` (${words.skipped})`}
        </>
      )
    },
    {
      key: "here",
      label: words.table.here,
      cell: ({ here, until }) => <ShownStretch from={here} until={until?.here} />
    }
  ]
  return (
    <div className="cc-fields">
      <p>{plan.sentence}</p>
      <PlainTable
        label={words.table.label}
        columns={columns}
        rows={plan.lines}
        rowId={({ zone }) => zone}
        emptyText=""
      />
    </div>
  )
}
