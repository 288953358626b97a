const fade = (from: number, to: number) => ({ from: { opacity: from }, to: { opacity: to } })
const slide = (from: string, to: string) => ({ from: { transform: from }, to: { transform: to } })

export const keyframes = {
  "cc-fade-in": fade(0, 1),
  "cc-fade-out": fade(1, 0),
  "cc-rise-in": {
    from: { opacity: 0, transform: "translateY(-16px)" },
    to: { opacity: 1, transform: "none" }
  },
  "cc-rise-out": {
    from: { opacity: 1, transform: "none" },
    to: { opacity: 0, transform: "translateY(-16px)" }
  },
  "cc-from-start": slide("translateX(-100%)", "none"),
  "cc-to-start": slide("none", "translateX(-100%)"),
  "cc-from-end": slide("translateX(100%)", "none"),
  "cc-to-end": slide("none", "translateX(100%)"),
  "cc-spin": { to: { transform: "rotate(360deg)" } },
  // Twice the same: a cell that changes again while it still shows the last change starts anew.
  "cc-flash-odd": { from: { backgroundColor: "var(--chakra-colors-accent-muted)" } },
  "cc-flash-even": { from: { backgroundColor: "var(--chakra-colors-accent-muted)" } },
  "cc-breathe": { "50%": { opacity: 0.45 } },
  "cc-run": { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(350%)" } }
}
