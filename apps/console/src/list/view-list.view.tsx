import type { SavedView } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import {
  type ListedView,
  listedViews,
  selectContext,
  selectKeepingIssue
} from "@command-center/machines/list-views/list-views.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { FileButton } from "@command-center/ui/fields/file-button"
import { ToolButton } from "@command-center/ui/fields/tool-button"
import {
  AddAlertIcon,
  DefaultIcon,
  OverwriteIcon,
  RemoveIcon,
  RenameIcon
} from "@command-center/ui/layout/action-icons"
import { useSelector } from "@xstate/react"
import type { ViewsRef } from "./views-ref.ts"

interface ViewListProps {
  readonly actor: ViewsRef
  readonly onAlert: (view: SavedView) => void
}

function Listed({ actor, view, onAlert }: ViewListProps & { readonly view: ListedView }) {
  const { name, isDefault, isInForce, isChanged } = view
  const canKeep = useSelector(actor, selectKeepingIssue) === null
  return (
    <li aria-current={isInForce ? "true" : undefined}>
      <div className="cc-view-name">
        {name}
        <span className="cc-view-marks">
          {isInForce && <span className="cc-badge">{isChanged ? viewMessages.changed : viewMessages.shown}</span>}
          {isDefault && <span className="cc-badge">{viewMessages.isDefault}</span>}
        </span>
      </div>
      <div className="cc-arrange-tools">
        <Button
          size="sm"
          colorPalette="gray"
          aria-label={viewMessages.apply(name)}
          onClick={() => actor.send({ type: "view.applied", name })}
        >
          {viewMessages.show}
        </Button>
        <ToolButton label={viewMessages.alertMe(name)} Icon={AddAlertIcon} onPress={() => onAlert(view)} />
        <ToolButton
          label={viewMessages.makeDefault(name)}
          Icon={DefaultIcon}
          isPressed={isDefault}
          onPress={() => actor.send({ type: "default.chosen", name: isDefault ? null : name })}
        />
        {canKeep && (
          <ToolButton
            label={viewMessages.replaceLabel(name)}
            Icon={OverwriteIcon}
            onPress={() => actor.send({ type: "overwriting.opened", name })}
          />
        )}
        <ToolButton
          label={viewMessages.renameLabel(name)}
          Icon={RenameIcon}
          onPress={() => actor.send({ type: "renaming.opened", name })}
        />
        <ToolButton
          label={viewMessages.deleteLabel(name)}
          Icon={RemoveIcon}
          onPress={() => actor.send({ type: "deleting.opened", name })}
        />
      </div>
    </li>
  )
}

/** The saved views of a list, with what can be done to each. */
export function ViewList({ actor, onAlert }: ViewListProps) {
  const views = listedViews(useSelector(actor, selectContext))
  const issue = useSelector(actor, selectKeepingIssue)
  return (
    <div className="cc-arrange">
      <p className="cc-help">{viewMessages.hint}</p>
      {issue !== null && <InlineNote kind="warn">{issue}</InlineNote>}
      {views.length === 0 && <p>{viewMessages.none}</p>}
      {views.length > 0 && (
        <>
          <ul className="cc-view-list" aria-label={viewMessages.list}>
            {views.map((view) => (
              <Listed key={view.name} actor={actor} view={view} onAlert={onAlert} />
            ))}
          </ul>
          <p className="cc-help">{viewMessages.defaultHint}</p>
        </>
      )}
    </div>
  )
}

/** A button that takes a file of views from this machine. */
export function ImportButton({ actor, label }: { readonly actor: ViewsRef; readonly label: string }) {
  return (
    <FileButton
      label={label}
      inputLabel={viewMessages.importFile}
      accept=".json,application/json"
      onFile={(file) => actor.send({ type: "file.chosen", file })}
    />
  )
}
