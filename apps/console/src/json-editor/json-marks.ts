import { type Range, StateEffect, StateField } from "@codemirror/state"
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view"
import type { JsonError } from "@command-center/domain/json/json-error"
import { jsonMessages } from "@command-center/domain/message/json-messages"
import type { FoundPlace } from "./found-places.ts"

/** What stands at the end of the line that is wrong. */
class Message extends WidgetType {
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }

  override eq(other: Message): boolean {
    return other.text === this.text
  }

  override toDOM(): HTMLElement {
    const message = document.createElement("span")
    message.className = "cm-json-message"
    message.textContent = this.text
    return message
  }
}

export const markError = StateEffect.define<JsonError | null>()

const wrongLine = Decoration.line({ class: "cm-json-wrong-line" })

/** The line where the text stops being JSON, and what is wrong there. */
export const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, state }) => {
    const told = effects.find((effect) => effect.is(markError))
    if (told === undefined) return marks.map(changes)
    const error: JsonError | null = told.value
    if (error === null || error.line > state.doc.lines) return Decoration.none
    const line = state.doc.line(error.line)
    const message = Decoration.widget({ widget: new Message(jsonMessages.unexpected(error.found)), side: 1 })
    return Decoration.set([wrongLine.range(line.from), message.range(line.to)])
  },
  provide: (field) => EditorView.decorations.from(field)
})

export interface FoundMarks {
  readonly places: ReadonlyArray<FoundPlace>
  /** Which of them is shown now. */
  readonly now: number
}

export const markFound = StateEffect.define<FoundMarks>()

const match = Decoration.mark({ class: "cm-json-match" })
const matchNow = Decoration.mark({ class: "cm-json-match cm-json-match-now" })

/** What was found. */
export const foundMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, state }) => {
    const told = effects.find((effect) => effect.is(markFound))
    if (told === undefined) return marks.map(changes)
    const { places, now }: FoundMarks = told.value
    return Decoration.set(
      places.flatMap(({ from, to }, at): ReadonlyArray<Range<Decoration>> => {
        if (to > state.doc.length) return []
        return [(at === now ? matchNow : match).range(from, to)]
      })
    )
  },
  provide: (field) => EditorView.decorations.from(field)
})
