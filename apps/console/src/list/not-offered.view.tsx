import { InlineNote } from "@command-center/ui/feedback/inline-note"

/** Beside a choice, what else there is and could not be read: whoever misses something knows why. */
export function NotOfferedNote({ told }: { readonly told: string | null }) {
  return told === null ? null : <InlineNote kind="warn">{told}</InlineNote>
}
