import { syntaxTree } from "@codemirror/language"
import { RangeSetBuilder } from "@codemirror/state"
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view"

/** Nothing but colours: another weight or style would make letters wider than those that are typed. */
const marks: Readonly<Record<string, Decoration>> = {
  PropertyName: Decoration.mark({ class: "cm-json-name" }),
  String: Decoration.mark({ class: "cm-json-text" }),
  Number: Decoration.mark({ class: "cm-json-number" }),
  True: Decoration.mark({ class: "cm-json-word" }),
  False: Decoration.mark({ class: "cm-json-word" }),
  Null: Decoration.mark({ class: "cm-json-word" })
}

const coloursOf = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const colours = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end }) => {
        const mark = marks[name]
        // What began above was coloured with the part before.
        if (mark !== undefined && start < end && start >= from) colours.add(start, end, mark)
      }
    })
  }
  return colours.finish()
}

/** Colours of the parts of a JSON text, of those that are in view. */
export const jsonColours = ViewPlugin.define(
  (view) => ({
    colours: coloursOf(view),
    update({ view: now, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.colours = coloursOf(now)
    }
  }),
  { decorations: ({ colours }) => colours }
)
