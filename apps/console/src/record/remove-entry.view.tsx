import { controlMessages } from "@command-center/domain/message/control-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import * as select from "@command-center/machines/remove-entry/remove-entry.selectors"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { ChangesTable } from "../changes/changes-table.view.tsx"
import type { RemoveEntryRef } from "./wire-remove-entry.ts"

const titles = { apiInterface: utgLabels.deleteInterface, device: utgLabels.deleteDevice } as const

/** What others changed since the configuration was read. */
function Meanwhile<Held extends ConfigHolder>({ actor }: { readonly actor: RemoveEntryRef<Held> }) {
  const changes = useSelector(actor, select.selectChangesMeanwhile<Held>)
  const { removal } = utgDetailMessages
  if (changes === null) return null
  return (
    <>
      <InlineNote kind="warn">{removal.movedOn}</InlineNote>
      <ChangesTable changes={changes} />
    </>
  )
}

/** Asks before an API interface or a device goes, again where the configuration was changed meanwhile. */
export function RemoveEntryDialog<Held extends ConfigHolder>({ actor }: { readonly actor: RemoveEntryRef<Held> }) {
  const isOpen = useSelector(actor, select.selectIsOpen<Held>)
  const kind = useSelector(actor, select.selectKind<Held>)
  const question = useSelector(actor, select.selectQuestion<Held>)
  const failure = useSelector(actor, select.selectFailure<Held>)
  const isBusy = useSelector(actor, select.selectIsBusy<Held>)
  const canConfirm = useSelector(actor, select.selectCanConfirm<Held>)
  if (!isOpen || kind === null) return null
  return (
    <ConfirmDialog
      title={titles[kind]}
      confirmLabel={controlMessages.remove}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!canConfirm}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
    >
      <div className="cc-fields">
        <p>{question}</p>
        <Meanwhile actor={actor} />
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
      </div>
    </ConfirmDialog>
  )
}
