import { json } from "@codemirror/lang-json"
import { bracketMatching, indentUnit } from "@codemirror/language"
import { lintGutter, setDiagnostics } from "@codemirror/lint"
import { highlightSelectionMatches } from "@codemirror/search"
import { EditorSelection, EditorState } from "@codemirror/state"
import { EditorView, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from "@codemirror/view"
import type { JsonError } from "@command-center/domain/json/json-error"
import { jsonColours } from "./json-colours.ts"
import { type KeyChange, keyChange, type PressedKey } from "./json-keys.ts"
import { errorMark, type FoundMarks, foundMarks, markError, markFound } from "./json-marks.ts"
import { jsonTheme, lineHeight } from "./json-theme.ts"
import { changeBetween, placeAt } from "./text-change.ts"

/** What is painted behind the text of a field: its letters in colours, line numbers, what is wrong, what was found. */
export interface JsonPaint {
  readonly show: (text: string) => void
  readonly tellError: (error: JsonError | null) => void
  readonly tellFound: (found: FoundMarks) => void
  /** Scrolls the field until a place can be seen. */
  readonly reveal: (at: number) => void
  readonly keyChange: (pressed: PressedKey) => KeyChange | null
  readonly close: () => void
}

const extensions = [
  json(),
  jsonColours,
  errorMark,
  foundMarks,
  lineNumbers(),
  lintGutter({ tooltipFilter: () => [] }),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches({ minSelectionLength: 2 }),
  indentUnit.of("  "),
  EditorState.tabSize.of(2),
  EditorView.editable.of(false),
  jsonTheme
]

/**
 * Paints behind a field, in a shadow tree: its style sheet is adopted there, which the content security policy lets
 * pass. The field stays what is typed into, read aloud and scrolled.
 */
export const paintJson = (host: HTMLElement, field: HTMLTextAreaElement): JsonPaint => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
  const state = EditorState.create({ doc: field.value, extensions })
  const view = new EditorView({ state, root, parent: root })

  const follow = () => {
    view.scrollDOM.scrollTop = field.scrollTop
    view.scrollDOM.scrollLeft = field.scrollLeft
  }
  /** The field's text begins where the gutter ends; what is painted is as wide as what is typed. */
  const align = () =>
    view.requestMeasure({
      key: align,
      read: () => ({
        gutter: view.contentDOM.getBoundingClientRect().left - view.scrollDOM.getBoundingClientRect().left,
        scrolled: view.scrollDOM.scrollLeft,
        width: field.scrollWidth
      }),
      write: ({ gutter, scrolled, width }) => {
        const start = gutter + scrolled
        field.style.setProperty("--cc-json-gutter", `${start}px`)
        view.contentDOM.style.minWidth = `${width - start + 2 * lineHeight}px`
        follow()
      }
    })
  const select = () => {
    if (document.activeElement !== field) return
    const [anchor, head] = [field.selectionStart, field.selectionEnd].map((at) => Math.min(at, view.state.doc.length))
    view.dispatch({ selection: EditorSelection.single(anchor ?? 0, head) })
  }
  const resized = new ResizeObserver(align)
  resized.observe(field)
  field.addEventListener("scroll", follow)
  document.addEventListener("selectionchange", select)
  align()

  return {
    show: (text) => {
      const change = changeBetween(view.state.doc.toString(), text)
      if (change === null) return
      view.dispatch({ changes: change })
      select()
      align()
    },
    tellError: (error) => {
      const { state: now } = view
      const from = error === null ? 0 : placeAt(now.doc.toString(), error)
      const to = Math.min(from + Math.max(error?.found?.length ?? 1, 1), now.doc.length)
      const wrong = error === null ? [] : [{ from: Math.min(from, to), to, severity: "error" as const, message: "" }]
      view.dispatch(setDiagnostics(now, wrong))
      view.dispatch({ effects: markError.of(error) })
    },
    tellFound: (found) => view.dispatch({ effects: markFound.of(found) }),
    reveal: (at) => {
      const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length))
      const top = (line.number - 1) * lineHeight
      const left = (at - line.from) * view.defaultCharacterWidth
      const isSeen = top >= field.scrollTop && top + 2 * lineHeight <= field.scrollTop + field.clientHeight
      if (!isSeen) field.scrollTop = Math.max(top - field.clientHeight / 3, 0)
      field.scrollLeft = left < field.clientWidth / 2 ? 0 : left - field.clientWidth / 3
    },
    keyChange: (pressed) => {
      select()
      return keyChange(view.state, pressed)
    },
    close: () => {
      resized.disconnect()
      field.removeEventListener("scroll", follow)
      document.removeEventListener("selectionchange", select)
      view.destroy()
    }
  }
}
