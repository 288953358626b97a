import type { Collision } from "@command-center/machines/edit-record/edit-record.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useRef } from "react"

export interface MovedOnDialogProps<Draft> {
  readonly title: string
  /** What happened, where both changed the same and where they did not. */
  readonly texts: { readonly collisions: string; readonly noCollision: string }
  readonly labelOf: (field: keyof Draft & string) => string
  readonly collisions: ReadonlyArray<Collision<Draft>>
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onEdit: () => void
}

const shown = (text: string) => (text === "" ? "–" : text)

/** The record was changed elsewhere: both changes side by side, and what to do about those that collide. */
export function MovedOnDialog<Draft>(props: MovedOnDialogProps<Draft>) {
  const { title, texts, labelOf, collisions, onMine, onTheirs, onEdit } = props
  const first = useRef<HTMLButtonElement>(null)
  const collides = collisions.length > 0
  return (
    <Modal
      isOpen
      title={title}
      role="alertdialog"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={first}
      onClose={onEdit}
      footer={
        <>
          <Button ref={first} colorPalette="gray" onClick={onEdit}>
            Continue Editing
          </Button>
          {collides && (
            <Button colorPalette="gray" onClick={onTheirs}>
              Use Theirs
            </Button>
          )}
          <Button variant="solid" colorPalette="accent" onClick={onMine}>
            {collides ? "Save Mine" : "Save"}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{collides ? texts.collisions : texts.noCollision}</p>
        {collides && (
          <PlainTable
            label={title}
            columns={[
              { key: "field", label: "Field", cell: ({ field }) => labelOf(field) },
              { key: "mine", label: "Yours", cell: ({ mine }) => shown(mine) },
              { key: "theirs", label: "Theirs", cell: ({ theirs }) => shown(theirs) }
            ]}
            rows={collisions}
            rowId={({ field }) => field}
            emptyText=""
          />
        )}
      </div>
    </Modal>
  )
}
