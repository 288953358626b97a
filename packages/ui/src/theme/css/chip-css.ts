import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const chipCss = defineGlobalStyles({
  ".cc-chips": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1.5",
    flexShrink: 0,
    minWidth: 0,
    "& > ul": { display: "contents" },
    // The rows need the height more.
    "@media (max-width: 575.98px)": { flexWrap: "nowrap", overflowX: "auto", py: "0.5", scrollbarWidth: "thin" }
  },
  ".cc-chip": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    minWidth: 0,
    maxWidth: "min(40rem, 100%)",
    "@media (max-width: 575.98px)": { maxWidth: "85%", flexShrink: 0 },
    ps: "2.5",
    pe: "0.5",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "accent.emphasized",
    bg: "bg.selected",
    color: "fg",
    fontSize: "table",
    lineHeight: "1.75rem"
  },
  ".cc-chip-text": {
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "& > strong": { fontWeight: "semibold" }
  },
  ".cc-chip-remove": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    width: "1.5rem",
    height: "1.5rem",
    borderRadius: "full",
    color: "fg.muted",
    cursor: "pointer",
    "&:hover": { bg: "bg.hover", color: "fg" },
    "& > svg": { width: "0.875rem", height: "0.875rem" }
  }
})
