import { shellMessages } from "@command-center/domain/message/shell-messages"
import { type EntryKind, mostResults } from "@command-center/domain/palette/palette-entry"
import { kindLabels, paletteMessages } from "@command-center/domain/palette/palette-messages"
import type { paletteMachine } from "@command-center/machines/palette/palette.machine"
import * as select from "@command-center/machines/palette/palette.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import {
  AccountEntryIcon,
  ActionEntryIcon,
  PageEntryIcon,
  ProfileEntryIcon,
  TemplateEntryIcon,
  UtgEntryIcon,
  ViewEntryIcon
} from "@command-center/ui/layout/palette-icons"
import { CommandPalette, type PaletteItem } from "@command-center/ui/palette/command-palette"
import { useMemo } from "react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"

const icons: Readonly<Record<EntryKind, PaletteItem["icon"]>> = {
  page: PageEntryIcon,
  account: AccountEntryIcon,
  view: ViewEntryIcon,
  utg: UtgEntryIcon,
  profile: ProfileEntryIcon,
  template: TemplateEntryIcon,
  action: ActionEntryIcon
}

const statusOf = (text: string, count: number): string => {
  if (count === 0) return paletteMessages.nothing(text.trim())
  return count < mostResults ? paletteMessages.count(count) : paletteMessages.more(count)
}

const usePalette = (actor: ActorRefFrom<typeof paletteMachine>) =>
  useActorState(actor, (snapshot) => ({
    text: select.selectText(snapshot),
    results: select.selectResults(snapshot),
    highlighted: select.selectHighlighted(snapshot),
    isSearching: select.selectIsSearching(snapshot),
    isCrashed: select.selectIsCrashed(snapshot),
    unread: select.selectUnread(snapshot)
  }))

/** What is typed, and what it finds. */
export function PaletteView({ actor }: { readonly actor: ActorRefFrom<typeof paletteMachine> }) {
  const { text, results, highlighted, isSearching, isCrashed, unread, send } = usePalette(actor)
  const items = useMemo(
    () =>
      results.map(({ id, kind, label, detail }) => ({ id, label, detail, kind: kindLabels[kind], icon: icons[kind] })),
    [results]
  )
  const notRead = isCrashed ? paletteMessages.crashed : unread === null ? null : paletteMessages.notRead(unread)
  return (
    <CommandPalette
      title={shellMessages.palette}
      placeholder={paletteMessages.placeholder}
      resultsLabel={paletteMessages.results}
      text={text}
      onTextChange={(typed) => send({ type: "text.changed", text: typed })}
      items={items}
      highlighted={highlighted}
      onHighlight={(id) => send({ type: "entry.highlighted", id })}
      onChoose={(id) => send({ type: "entry.chosen", id })}
      onClose={() => send({ type: "close" })}
      status={isSearching ? paletteMessages.looking : statusOf(text, results.length)}
      isBusy={isSearching}
      {...(notRead === null
        ? {}
        : {
            note: (
              <InlineNote kind="bad">
                <p>{notRead}</p>
              </InlineNote>
            )
          })}
    />
  )
}
