import { EditorView } from "@codemirror/view"

const colour = (token: string): string => `var(--cc-colors-${token})`

/** Pixels; the field and what is painted behind its text must agree to the letter. */
export const lineHeight = 20
const inset = 6
const indent = 8

/** Colours come from the page's own variables, so that they change with its scheme. */
export const jsonTheme = EditorView.theme({
  "&": { height: "100%", font: "inherit", color: colour("fg") },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { overflow: "hidden", font: "inherit", lineHeight: `${lineHeight}px` },
  // The field's scroll bar takes room at its end, which this must be able to scroll away, too.
  ".cm-content": { padding: `${inset}px 0 ${inset + 2 * lineHeight}px` },
  ".cm-line": { padding: `0 ${indent}px` },
  ".cm-gutters": {
    backgroundColor: colour("bg-subtle"),
    color: colour("fg-subtle"),
    borderRight: `1px solid ${colour("border")}`,
    fontVariantNumeric: "tabular-nums"
  },
  ".cm-lineNumbers .cm-gutterElement": { paddingRight: "6px", minWidth: "22px" },
  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "2px 0 0 3px" },
  ".cm-lint-marker": { width: "12px", height: "12px" },
  ".cm-activeLine": { backgroundColor: "var(--cc-json-line, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: colour("fg") },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: `1px solid ${colour("border-control")}`
  },
  ".cm-selectionMatch": { backgroundColor: "transparent", outline: `1px dotted ${colour("border-control")}` },
  ".cm-json-name": { color: colour("accent-fg") },
  ".cm-json-text": { color: colour("good-fg") },
  ".cm-json-number": { color: colour("info-fg") },
  ".cm-json-word": { color: colour("warn-fg") },
  ".cm-json-error": { color: colour("bad-fg") },
  ".cm-json-wrong-line": { backgroundColor: `color-mix(in srgb, ${colour("bad-fg")} 12%, transparent)` },
  ".cm-json-message": {
    marginInlineStart: "2ch",
    color: colour("bad-fg"),
    fontFamily: "var(--cc-fonts-body)",
    fontSize: "12px"
  },
  ".cm-json-match": { backgroundColor: `color-mix(in srgb, ${colour("warn-fg")} 30%, transparent)` },
  ".cm-json-match-now": { outline: `2px solid ${colour("warn-fg")}` }
})
