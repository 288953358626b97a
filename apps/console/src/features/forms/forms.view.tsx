import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { formMessages } from "@command-center/domain/form/form-messages"
import { formRows, type formsScreenMachine } from "@command-center/machines/forms-screen/forms-screen.machine"
import * as select from "@command-center/machines/forms-screen/forms-screen.selectors"
import { Button } from "@command-center/ui/fields/button"
import { DownloadIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { TransferredBytes } from "../../list/transferred-bytes.view.tsx"
import { DeleteFormDialog } from "./delete-form.view.tsx"
import { UploadFormDialog } from "./upload-form.view.tsx"

export interface FormsViewProps {
  readonly actor: ActorRefFrom<typeof formsScreenMachine>
  readonly canEdit: boolean
}

const screen: RowScreen<FormRow> = formRows

/** Document 2 §2 "Form Manager". */
export function FormsView({ actor, canEdit }: FormsViewProps) {
  const rows = useSelector(actor, select.selectRows)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isDownloading = useSelector(actor, select.selectIsDownloading)
  const transfer = useSelector(actor, select.selectTransfer)
  const formUpload = useSelector(actor, select.selectFormUpload)
  const deleteForm = useSelector(actor, select.selectDeleteForm)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={formList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const download = (row: FormRow): MenuItem => ({
    id: "download",
    label: "Download form",
    icon: DownloadIcon,
    onSelect: () => actor.send({ type: "download.started", row })
  })
  const deletion = (row: FormRow): MenuItem => ({
    id: "delete",
    label: "Delete form",
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => actor.send({ type: "deletion.opened", row })
  })
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      canEdit={canEdit}
      rowActions={(row) => [download(row), ...(canEdit ? [deletion(row)] : [])]}
      tools={() => (
        <>
          {isDownloading && (
            <TransferredBytes label={formMessages.downloading} transfer={transfer} isInline>
              <Button colorPalette="gray" size="xs" onClick={() => actor.send({ type: "download.cancelled" })}>
                {formMessages.cancelDownload}
              </Button>
            </TransferredBytes>
          )}
          {canEdit && (
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "upload.opened" })}>
              Upload
            </Button>
          )}
        </>
      )}
    >
      {formUpload !== undefined && <UploadFormDialog actor={formUpload} />}
      {deleteForm !== undefined && <DeleteFormDialog actor={deleteForm} />}
    </RowScreenView>
  )
}
