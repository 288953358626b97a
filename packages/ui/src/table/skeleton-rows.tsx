export interface SkeletonRowsProps {
  readonly columnCount: number
  readonly rowCount?: number
}

const shares = [72, 54, 88, 63, 80, 46]

/** Rows of the height and columns of the real ones, so that nothing moves when those arrive. */
export function SkeletonRows({ columnCount, rowCount = 12 }: SkeletonRowsProps) {
  return Array.from({ length: rowCount }, (_, row) => (
    <tr key={row} className="cc-bone-row" aria-hidden>
      {Array.from({ length: columnCount }, (_, column) => (
        <td key={column}>
          <span className="cc-bone" style={{ width: `${shares[(row + column) % shares.length] ?? 60}%` }}>
            {"\u00a0"}
          </span>
        </td>
      ))}
    </tr>
  ))
}
