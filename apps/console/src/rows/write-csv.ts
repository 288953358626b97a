import type { CsvPiece } from "@command-center/domain/rows/view-csv"

/** Milliseconds after which other questions, or the page where there is no worker, get their turn. */
const turn = 12

/** Hands the pieces of a file on as they are made, until it is called off. */
export const writeCsv = async (
  pieces: Iterable<CsvPiece>,
  hand: (piece: CsvPiece) => void,
  signal: AbortSignal
): Promise<void> => {
  let since = performance.now()
  for (const piece of pieces) {
    hand(piece)
    if (performance.now() - since < turn) continue
    await new Promise<void>((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    since = performance.now()
  }
}
