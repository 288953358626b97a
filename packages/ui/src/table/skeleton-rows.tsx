import { memo, type ReactNode } from "react"
import type { ColumnLayout } from "./column-layout.tsx"
import { columnClass, pinStyle } from "./pin-style.tsx"

const shares = [72, 54, 88, 63, 80, 46]

const Bone = ({ at }: { readonly at: number }) => (
  <span className="cc-bone" style={{ width: `${shares[at % shares.length] ?? 60}%` }}>
    {"\u00a0"}
  </span>
)

export interface BoneRowProps<Row> {
  readonly index: number
  readonly ariaRowIndex: number
  readonly plan: ColumnLayout<Row>
  readonly hasSelect: boolean
  readonly hasActions: boolean
}

function BoneRowOf<Row>({ index, ariaRowIndex, plan, hasSelect, hasActions }: BoneRowProps<Row>) {
  const firstData = (hasSelect ? 1 : 0) + (hasActions ? 1 : 0)
  const cell = (column: number) => ({ "aria-colindex": column + 1, tabIndex: -1 })
  return (
    <tr className="cc-bone-row" data-r={index} aria-rowindex={ariaRowIndex}>
      {hasSelect && (
        <td className="cc-pin cc-pin-select" {...cell(0)}>
          <Bone at={index} />
        </td>
      )}
      {hasActions && (
        <td className="cc-pin cc-pin-action" {...cell(firstData - 1)}>
          <Bone at={index + 1} />
        </td>
      )}
      {plan.map((part) =>
        part.type === "gap" ? (
          <td key={`gap-${part.at}`} className="cc-away" colSpan={part.span} aria-hidden />
        ) : (
          <td
            key={part.column.key}
            className={columnClass(part.column, part.pin)}
            style={pinStyle(part.pin)}
            {...cell(firstData + part.at)}
          >
            <Bone at={index + firstData + part.at} />
          </td>
        )
      )}
    </tr>
  )
}

/** A row of the height and columns of the real ones, so that nothing moves when that arrives. */
export const BoneRow: <Row>(props: BoneRowProps<Row>) => ReactNode = memo(BoneRowOf)
