import { outcomeLines } from "@command-center/domain/tags/tag-outcome"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import { selectContext } from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { FileButton } from "@command-center/ui/fields/file-button"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import type { TagsRef } from "./own-tags.ts"

const { manager } = tagMessages

/** More than anybody reads. */
const mostListed = 50

/** What came of a file: of each tag, and of each place that could not be read. */
export function ImportedTagsView({ actor }: { readonly actor: TagsRef }) {
  const { imported } = useSelector(actor, selectContext)
  if (imported === null) return null
  if (Result.isFailure(imported)) return <InlineNote kind="bad">{imported.failure}</InlineNote>
  const { results, problems } = imported.success
  const more = problems.length - mostListed
  return (
    <div className="cc-arrange">
      <ul className="cc-results" aria-label={manager.imported}>
        {outcomeLines(results).map(({ text, kind }) => (
          <li key={text} data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <>
          <h3>{manager.problems}</h3>
          <ul className="cc-results" aria-label={manager.problems}>
            {problems.slice(0, mostListed).map(({ place, text }) => (
              <li key={`${place} ${text}`} data-kind="refused">
                <strong>{place}</strong> {text}
              </li>
            ))}
          </ul>
          {more > 0 && <p className="cc-help">{manager.more(more)}</p>}
        </>
      )}
    </div>
  )
}

/** A button that takes a file of tags from this machine. */
export function ImportTagsButton({ actor, label }: { readonly actor: TagsRef; readonly label: string }) {
  return (
    <FileButton
      label={label}
      inputLabel={manager.importFile}
      accept=".json,.csv,application/json,text/csv"
      onFile={(file) => actor.send({ type: "file.chosen", file })}
    />
  )
}
