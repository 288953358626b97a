import { Download, FileDown } from "lucide-react"
import { Button } from "../fields/button.tsx"

export interface DownloadButtonsProps {
  /** The service's own file of all rows, where the list has one. */
  readonly download?: { readonly label: string; readonly isBusy: boolean; readonly onStart: () => void } | undefined
  /** What the list shows. */
  readonly viewDownload?:
    | {
        readonly label: string
        readonly isBusy: boolean
        /** Why there is nothing to download yet, while the rows are not all there. */
        readonly reason?: string | undefined
        readonly onStart: () => void
      }
    | undefined
}

/** A list's two downloads, joined where it has both. */
export function DownloadButtons({ download, viewDownload }: DownloadButtonsProps) {
  const service = download !== undefined && (
    <Button
      colorPalette="gray"
      aria-label={download.label}
      data-tip={download.label}
      isBusy={download.isBusy}
      onClick={download.onStart}
    >
      {!download.isBusy && <Download aria-hidden />}
      CSV
    </Button>
  )
  const view = viewDownload !== undefined && (
    <Button
      colorPalette="gray"
      aria-label={viewDownload.label}
      data-tip={viewDownload.label}
      isBusy={viewDownload.isBusy}
      reason={viewDownload.reason}
      onClick={viewDownload.onStart}
    >
      {!viewDownload.isBusy && <FileDown aria-hidden />}
    </Button>
  )
  if (service === false || view === false) return service || view || null
  return (
    <div className="cc-joined">
      {service}
      {view}
    </div>
  )
}
