import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const screenCss = defineGlobalStyles({
  ".cc-screen": {
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minHeight: 0,
    gap: "2.5",
    px: "4",
    pt: "3",
    pb: "2",
    "@media (max-width: 575.98px)": { px: "2.5" }
  },
  ".cc-heading-line": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2", rowGap: "0.5" },
  ".cc-breadcrumb .cc-title": { display: "inline", color: "fg" },
  ".cc-title": { fontSize: "lg", fontWeight: "semibold", lineHeight: "tight", overflowWrap: "anywhere" },
  ".cc-hint": { color: "fg.muted", fontSize: "table" },
  ".cc-access": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "1.5rem",
    height: "1.5rem",
    borderRadius: "l1",
    color: "fg.muted"
  },
  ".cc-breadcrumb": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "1.5",
    fontSize: "table",
    color: "fg.muted",
    "& li + li::before": { content: '"/"', marginInlineEnd: "1.5", color: "fg.subtle" },
    "& a": { color: "fg.link", textDecoration: "underline" }
  },
  ".cc-toolbar": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", flexShrink: 0 },
  ".cc-toolbar-search": {
    flex: "1 1 8rem",
    maxWidth: "18rem",
    "@media (max-width: 575.98px)": { flex: "1 0 100%", maxWidth: "none" }
  },
  ".cc-toolbar-end": { display: "flex", flexWrap: "wrap", gap: "2", marginInlineStart: "auto" },
  ".cc-joined": {
    display: "flex",
    "& > :first-of-type": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    "& > :last-of-type": { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
    "& > :focus-visible": { zIndex: 1 }
  },
  ".cc-badge": {
    minWidth: "1.25rem",
    px: "1",
    borderRadius: "full",
    textAlign: "center",
    fontSize: "xs",
    lineHeight: "1.25rem",
    fontVariantNumeric: "tabular-nums",
    bg: "bg.emphasized",
    color: "fg",
    "&[data-active]": { bg: "accent.solid", color: "accent.contrast" }
  },
  ".cc-page-size": { display: "flex", alignItems: "center", gap: "1.5", fontSize: "table", color: "fg.muted" },
  ".cc-page-size .cc-select": { width: "auto" },
  ".cc-page-size > label": {
    "@media (max-width: 575.98px)": { position: "absolute", opacity: 0, pointerEvents: "none" }
  },
  ".cc-refresh": {
    display: "flex",
    "& > .cc-select": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    "& > button": { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0, px: "2" },
    "& > button[data-busy] svg": { animation: "cc-spin 700ms linear infinite" },
    "& > :focus-visible": { zIndex: 1 }
  },
  ".cc-pager > .cc-note": { flexShrink: 1, minWidth: 0 },
  ".cc-updated": { fontSize: "table", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  ".cc-selection": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    flexShrink: 0,
    ps: "3",
    pe: "1.5",
    py: "1",
    minHeight: "2.5rem",
    borderRadius: "l2",
    borderWidth: "1px",
    borderColor: "accent.emphasized",
    bg: "bg.selected"
  },
  // Toasts come up at the other end.
  ".cc-selection > .cc-toolbar-end": { marginInlineStart: 0 },
  ".cc-selection-count": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
  ".cc-pager": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    flexShrink: 0,
    minHeight: "2.25rem"
  },
  ".cc-displaying": { fontSize: "table", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  ".cc-pages": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.5" },
  ".cc-page-gap": { minWidth: "1.5rem", textAlign: "center", color: "fg.muted" },
  ".cc-page": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "1.875rem",
    height: "1.875rem",
    px: "1.5",
    borderRadius: "l2",
    fontSize: "table",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    "&:hover:not(:disabled)": { bg: "bg.hover" },
    "&:disabled": { opacity: 0.4, cursor: "not-allowed" },
    "&[aria-current=page]": { bg: "accent.solid", color: "accent.contrast", fontWeight: "semibold" }
  }
})
