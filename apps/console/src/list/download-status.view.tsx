import type { makeDownloadFileMachine } from "@command-center/machines/download-file/download-file.machine"
import { selectIsDownloading, selectTransfer } from "@command-center/machines/download-file/download-file.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { TransferredBytes } from "./transferred-bytes.view.tsx"

type DownloadRef<Wanted> = ActorRefFrom<ReturnType<typeof makeDownloadFileMachine<Wanted>>>

export interface DownloadStatusProps<Wanted> {
  readonly actor: DownloadRef<Wanted>
  readonly label: string
  readonly cancel: string
}

/** Whether a file is on its way: another is not asked for meanwhile. */
export const useIsDownloading = <Wanted,>(download: DownloadRef<Wanted> | undefined): boolean =>
  useSelector(download, (s) => s !== undefined && selectIsDownloading(s))

/** How much of a file has come, for as long as it does. */
export function DownloadStatus<Wanted>({ actor, label, cancel }: DownloadStatusProps<Wanted>) {
  const isDownloading = useSelector(actor, selectIsDownloading<Wanted>)
  const transfer = useSelector(actor, selectTransfer<Wanted>)
  if (!isDownloading) return null
  return (
    <TransferredBytes label={label} transfer={transfer} isInline>
      <Button colorPalette="gray" size="xs" onClick={() => actor.send({ type: "download.cancelled" })}>
        {cancel}
      </Button>
    </TransferredBytes>
  )
}
