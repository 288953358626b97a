import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const recordCss = defineGlobalStyles({
  ".cc-link": {
    color: "fg.link",
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
    textUnderlineOffset: "2px",
    borderRadius: "l1",
    cursor: "pointer",
    "&:hover": { textDecorationColor: "currentColor" }
  },
  ".cc-text": { display: "flex", flexDirection: "column", gap: "2" },
  ".cc-tabs": {
    flexShrink: 0,
    overflowX: "auto",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& .cc-nav": { display: "flex", gap: "1" },
    "& .cc-nav-link": {
      display: "flex",
      alignItems: "center",
      minHeight: "2.25rem",
      px: "3",
      whiteSpace: "nowrap",
      color: "fg.muted",
      "&:hover": { color: "fg", bg: "bg.hover" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-current=page]": {
        color: "accent.fg",
        fontWeight: "semibold",
        boxShadow: "inset 0 -2px var(--chakra-colors-accent-solid)"
      }
    }
  },
  ".cc-record": { display: "flex", flexDirection: "column", gap: "3", maxWidth: "64rem", pb: "6" },
  ".cc-field-grid": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
    alignItems: "start",
    columnGap: "6",
    rowGap: "3"
  },
  ".cc-record textarea": { fontFamily: "mono", fontSize: "table" },
  ".cc-row-actions": { display: "flex", gap: "1" },
  ".cc-record-table": {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    "& .cc-table-frame": { flex: "none", minHeight: "7rem" },
    "& .cc-table-scroll": { maxHeight: "22rem" }
  },
  ".cc-buttons": { display: "flex", flexWrap: "wrap", gap: "2" },
  ".cc-definitions": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
    columnGap: "6",
    rowGap: "2.5",
    "& > div": { minWidth: 0 },
    "& dt": { fontSize: "xs", color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere", minHeight: "1.375rem" },
    "& dd[data-code]": { fontFamily: "mono", fontSize: "table" }
  },
  ".cc-none": { color: "fg.subtle" },
  ".cc-json": {
    p: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "bg.panel",
    fontFamily: "mono",
    fontSize: "table",
    lineHeight: 1.5,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere"
  }
})
