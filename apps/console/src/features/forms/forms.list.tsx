import type { FormRow } from "@command-center/domain/form/form"
import { formLabels } from "@command-center/domain/form/form-label-messages"
import { formMessages } from "@command-center/domain/form/form-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { transferMessages } from "@command-center/domain/message/transfer-messages"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { Button } from "@command-center/ui/fields/button"
import { DownloadIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import { laterDialog } from "../../app/later-dialog.tsx"
import { DownloadStatus, useIsDownloading } from "../../list/download-status.view.tsx"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { wireForms } from "./forms.wiring.ts"

const UploadFormDialog = laterDialog(async () => (await import("./upload-form.view.tsx")).UploadFormDialog)
const DeleteFormDialog = laterDialog(async () => (await import("./delete-form.view.tsx")).DeleteFormDialog)

/** Document 2 §2 "Form Manager". */
function FormsScreen(props: ListScreenProps) {
  const { canEdit } = props
  const actor = useFlowScreen(formRows, wireForms, props)
  const isDownloading = useIsDownloading(useSelector(actor, (s) => s.children.downloadForm))
  const download = (row: FormRow): MenuItem => ({
    id: "download",
    label: formLabels.downloadForm,
    icon: DownloadIcon,
    reason: isDownloading ? transferMessages.oneAtATime : undefined,
    onSelect: () => actor.getSnapshot().children.downloadForm?.send({ type: "download.started", wanted: row })
  })
  const deletion = (row: FormRow): MenuItem => ({
    id: "delete",
    label: formLabels.deleteForm,
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => actor.send({ type: "deleteForm.opened", row })
  })
  return (
    <FlowScreenView
      actor={actor}
      screen={formRows}
      canEdit={canEdit}
      rowActions={(row) => [download(row), ...(canEdit ? [deletion(row)] : [])]}
      tools={() => (
        <>
          <ScreenChild of={actor} name="downloadForm">
            {(running) => (
              <DownloadStatus actor={running} label={formMessages.downloading} cancel={formMessages.cancelDownload} />
            )}
          </ScreenChild>
          {canEdit && (
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "formUpload.opened" })}>
              {controlMessages.upload}
            </Button>
          )}
        </>
      )}
    >
      <ScreenChild of={actor} name="formUpload">
        {(flow) => <UploadFormDialog actor={flow} />}
      </ScreenChild>
      <ScreenChild of={actor} name="deleteForm">
        {(flow) => <DeleteFormDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(formRows, FormsScreen)
