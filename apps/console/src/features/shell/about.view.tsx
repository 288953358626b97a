import { frameMessages } from "@command-center/domain/message/frame-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { Modal } from "@command-center/ui/dialog/modal"

export interface AboutViewProps {
  readonly version: string
  readonly year: number
  readonly onClose: () => void
}

/** The product's version and copyright. */
export function AboutView({ version, year, onClose }: AboutViewProps) {
  const about = shellMessages.about(version, year)
  return (
    <Modal title={frameMessages.aboutProduct(shellMessages.product)} size="sm" onClose={onClose}>
      <p>{about.version}</p>
      <p>{about.copyright}</p>
    </Modal>
  )
}
