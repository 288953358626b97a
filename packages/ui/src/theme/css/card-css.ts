import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const cardCss = defineGlobalStyles({
  ".cc-cards": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))",
    alignItems: "start",
    gap: "4"
  },
  ".cc-card": {
    minWidth: 0,
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    p: "4",
    "& ul": { display: "flex", flexDirection: "column", gap: "0.5" },
    "& :is(li, p) a": { color: "fg.link", textDecoration: "underline", textUnderlineOffset: "2px" },
    "& li": { minHeight: "1.75rem" }
  },
  ".cc-card-title": { fontSize: "md", fontWeight: "semibold", mb: "2" },
  ".cc-plain-scroll": { overflowX: "auto" },
  ".cc-plain": {
    width: "100%",
    fontSize: "table",
    fontVariantNumeric: "tabular-nums",
    "& :is(th, td)": {
      textAlign: "start",
      px: "2",
      height: "2rem",
      borderBottomWidth: "1px",
      borderColor: "border.muted"
    },
    "& th": { fontSize: "xs", fontWeight: "semibold", color: "fg.muted", borderColor: "border" },
    "& td a": { color: "fg.link", textDecoration: "underline" },
    "& .cc-plain-empty": { textAlign: "center", color: "fg.muted", py: "4" }
  },
  ".cc-properties": {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "15rem 1fr" },
    gap: "4",
    minHeight: { base: 0, sm: "24rem" }
  },
  ".cc-property-list": {
    maxHeight: { base: "11rem", sm: "64vh" },
    overflowY: "auto",
    p: "2px",
    borderInlineEndWidth: { base: 0, sm: "1px" },
    borderBlockEndWidth: { base: "1px", sm: 0 },
    borderColor: "border"
  },
  ".cc-property": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    width: "100%",
    minHeight: "1.875rem",
    px: "2",
    borderRadius: "l2",
    textAlign: "start",
    cursor: "pointer",
    "&:hover": { bg: "bg.hover" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current=true]": { bg: "bg.selected", color: "accent.fg", fontWeight: "semibold" }
  },
  ".cc-active": {
    px: "1.5",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.25rem",
    bg: "accent.solid",
    color: "accent.contrast"
  },
  ".cc-property-editor": { display: "flex", flexDirection: "column", gap: "3", minWidth: 0 },
  ".cc-apart": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "2", width: "100%" },
  ".cc-together": { display: "flex", flexWrap: "wrap", gap: "2" }
})
