import type { RowsAnswer, RowsMessage } from "./rows-protocol.ts"

const isAnswered = ({ ask }: RowsMessage): boolean =>
  ask !== "names" && ask !== "label" && ask !== "cancel" && ask !== "close"

/** Where what serves rows could not be loaded: whoever asks is told so, instead of waiting for good. */
export const answerBroken = (port: MessagePort, defect: unknown): void => {
  const reason = defect instanceof Error ? defect.message : String(defect)
  port.onmessage = ({ data }: MessageEvent<RowsMessage>) => {
    if (isAnswered(data)) port.postMessage({ to: "broken", id: data.id, reason } satisfies RowsAnswer<never>)
  }
}
