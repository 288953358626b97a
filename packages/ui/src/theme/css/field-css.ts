import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

const control = {
  height: "control",
  minWidth: 0,
  width: "100%",
  px: "2.5",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  fontSize: "sm",
  "&:disabled": { opacity: 0.55, cursor: "not-allowed" },
  "&[aria-invalid=true]": { borderColor: "border.error" }
}

/** A native box with the theme's colours; the mark is drawn by the browser, also in forced colours. */
const box = {
  appearance: "auto",
  width: "1rem",
  height: "1rem",
  margin: 0,
  flexShrink: 0,
  accentColor: "var(--chakra-colors-accent-solid)",
  cursor: "pointer",
  "&:disabled": { cursor: "not-allowed" }
} as const

export const fieldCss = defineGlobalStyles({
  ".cc-field": { display: "flex", flexDirection: "column", gap: "1", minWidth: 0 },
  ".cc-label": { fontSize: "sm", fontWeight: "medium" },
  ".cc-required": { color: "fg.error", marginInlineStart: "1" },
  ".cc-help": { color: "fg.muted", fontSize: "table" },
  ".cc-help-inset": { ps: "1.625rem" },
  ".cc-error": {
    display: "flex",
    gap: "1.5",
    color: "fg.error",
    fontSize: "table",
    "& > svg": { flexShrink: 0, mt: "3px" }
  },
  ".cc-file": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    p: "3",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "l2",
    "&[data-over]": { borderStyle: "solid", bg: "bg.muted" },
    "& > input": { maxWidth: "100%", fontSize: "sm" }
  },
  ".cc-fieldset": { minWidth: 0, "& > legend": { mb: "1" } },
  ".cc-options": {
    display: "flex",
    flexDirection: "column",
    gap: "0.5",
    "&[data-orientation=horizontal]": { flexDirection: "row", flexWrap: "wrap", columnGap: "4" }
  },
  ".cc-check": {
    display: "inline-flex",
    alignItems: "center",
    gap: "2.5",
    minHeight: "1.75rem",
    width: "fit-content",
    cursor: "pointer",
    "&:has(:disabled)": { color: "fg.subtle", cursor: "not-allowed" }
  },
  ".cc-checkbox": box,
  ".cc-radio": box,
  ".cc-table .cc-checkbox": { display: "block", padding: "0", outlineOffset: "3px" },
  ".cc-switch": {
    appearance: "none",
    position: "relative",
    width: "2.125rem",
    height: "1.25rem",
    flexShrink: 0,
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.control",
    bg: "bg.emphasized",
    cursor: "pointer",
    transition: "background-color 150ms",
    "&::after": {
      content: '""',
      position: "absolute",
      top: "2px",
      insetInlineStart: "2px",
      width: "0.875rem",
      height: "0.875rem",
      borderRadius: "full",
      bg: "border.control",
      transition: "transform 150ms",
      forcedColorAdjust: "none"
    },
    "&:checked": { bg: "accent.solid", borderColor: "accent.solid" },
    "&:checked::after": { bg: "accent.contrast", transform: "translateX(0.875rem)" }
  },
  ".cc-select": { ...control, pe: "1.5", cursor: "pointer", "& option": { bg: "bg.panel", color: "fg" } },
  ".cc-search": { display: "flex", flexDirection: "column", gap: "1", minWidth: 0 },
  ".cc-search-box": { position: "relative", display: "flex", alignItems: "center" },
  ".cc-search-icon": { position: "absolute", insetInlineStart: "2.5", color: "fg.muted", pointerEvents: "none" },
  ".cc-search-input": {
    ...control,
    appearance: "none",
    ps: "2rem",
    pe: "2rem",
    "&::-webkit-search-cancel-button": { display: "none" }
  },
  ".cc-search .cc-search-clear": { position: "absolute", insetInlineEnd: "2px" },
  ".cc-search .cc-kbd": { position: "absolute", insetInlineEnd: "2", pointerEvents: "none" },
  ":is(.cc-search-input, .cc-select, .cc-date-input, .chakra-input, .chakra-textarea):focus-visible": {
    outlineOffset: "-1px",
    borderColor: "focusRing"
  },
  ".cc-date-input": control,
  ".cc-date": { width: "100%" }
})
