import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

// The field and what is painted behind its text agree on every measure, so that both show each letter at one place.
const measures = {
  fontFamily: "mono",
  fontSize: "13px",
  fontWeight: "normal",
  fontVariantLigatures: "none",
  fontFeatureSettings: "normal",
  letterSpacing: 0,
  wordSpacing: 0,
  lineHeight: "20px",
  tabSize: 2
} as const

export const jsonCss = defineGlobalStyles({
  ".cc-json-editor": { display: "flex", flexDirection: "column", gap: "1.5", minWidth: 0 },
  ".cc-json-tools": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  ".cc-json-find": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1",
    "& > .cc-search": { flex: "1 1 10rem", maxWidth: "22rem" }
  },
  ".cc-json-found": {
    minWidth: "5rem",
    px: "1",
    fontSize: "table",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums"
  },
  ".cc-json-box": {
    position: "relative",
    minWidth: 0,
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "l2",
    bg: "bg.panel",
    overflow: "hidden",
    ...measures,
    "&:has([aria-invalid=true])": { borderColor: "border.error" },
    "&:focus-within": {
      borderColor: "focusRing",
      outline: "2px solid var(--chakra-colors-focus-ring)",
      outlineOffset: "-1px",
      "--cc-json-line": "color-mix(in srgb, var(--chakra-colors-fg) 6%, transparent)"
    },
    "& > textarea": {
      display: "block",
      width: "100%",
      minHeight: "6.5rem",
      py: "6px",
      px: "8px",
      font: "inherit",
      ...measures,
      color: "fg",
      bg: "transparent",
      border: 0,
      resize: "vertical",
      whiteSpace: "pre",
      overflow: "auto",
      overscrollBehavior: "contain",
      "&:focus-visible": { outline: "none" }
    },
    "&[data-painted] > textarea": {
      "@media (forced-colors: none)": {
        paddingInlineStart: "calc(var(--cc-json-gutter, 48px) + 8px)",
        color: "transparent",
        caretColor: "var(--chakra-colors-fg)"
      }
    }
  },
  ".cc-json-paint": {
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    font: "inherit",
    ...measures,
    "@media (forced-colors: active)": { display: "none" }
  }
})
