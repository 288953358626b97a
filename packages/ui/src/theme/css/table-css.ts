import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

const pin = { position: "sticky", zIndex: 2 } as const
/** On a narrow screen only the checkbox and the actions stick; there would be no room for anything else. */
const wide = "@media (min-width: 576px)"

export const tableCss = defineGlobalStyles({
  ".cc-table-frame": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minHeight: "14rem",
    overflow: "hidden",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2"
  },
  ".cc-table-frame[data-density=comfortable]": { "--cc-row-height": "2rem", "--cc-row-button": "1.75rem" },
  ".cc-table-frame[data-density=compact]": { "--cc-row-height": "1.625rem", "--cc-row-button": "1.5rem" },
  ".cc-table-scroll": {
    flex: 1,
    minHeight: 0,
    overflow: "auto",
    overscrollBehaviorX: "contain",
    overflowAnchor: "none",
    scrollPaddingTop: "2.75rem",
    scrollPaddingInlineStart: "var(--cc-lead)",
    [wide]: { scrollPaddingInlineStart: "var(--cc-pinned)" }
  },
  ".cc-table": {
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: "table",
    lineHeight: "1.25rem",
    fontVariantNumeric: "tabular-nums"
  },
  ".cc-table :is(td, th)": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    px: "2.5",
    "&:focus-visible": { outlineOffset: "-2px" }
  },
  ".cc-table .cc-end": { textAlign: "end" },
  ".cc-table thead th": {
    position: "sticky",
    top: 0,
    zIndex: 3,
    height: "2.75rem",
    py: 0,
    verticalAlign: "middle",
    whiteSpace: "normal",
    lineHeight: "1.05rem",
    fontSize: "xs",
    fontWeight: "semibold",
    color: "fg.muted",
    bg: "bg.muted",
    borderBottomWidth: "1px",
    borderColor: "border"
  },
  ".cc-table thead .cc-pin": { zIndex: 4 },
  ".cc-table thead :is(.cc-pin-select, .cc-pin-action)": { zIndex: 5 },
  ".cc-resize": {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    width: "0.625rem",
    cursor: "col-resize",
    touchAction: "none",
    userSelect: "none",
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: "0.625rem",
      insetInlineEnd: "1px",
      width: "2px",
      borderRadius: "full",
      bg: "border"
    },
    "&:is(:hover, :active, :focus)::after": { insetBlock: 0, bg: "accent.solid" },
    "&:focus-visible": { outlineOffset: "-2px" }
  },
  ".cc-sort": {
    display: "flex",
    alignItems: "center",
    gap: "1",
    width: "calc(100% + 0.75rem)",
    minHeight: "2.125rem",
    mx: "-1.5",
    px: "1.5",
    borderRadius: "l1",
    textAlign: "start",
    fontWeight: "semibold",
    color: "fg.muted",
    cursor: "pointer",
    "& > svg": { flexShrink: 0, opacity: 0 },
    "&:hover > svg, &:focus-visible > svg": { opacity: 0.7 },
    "&:hover": { bg: "bg.emphasized" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[data-sorted]": { color: "accent.fg" },
    "&[data-sorted] > svg": { opacity: 1 }
  },
  ":is(.cc-row, .cc-bone-row) > *": {
    height: "var(--cc-row-height)",
    py: 0,
    fontWeight: "normal",
    bg: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border.muted"
  },
  ".cc-row:hover > *": { bg: "bg.hover" },
  ".cc-row[aria-selected=true] > *": { bg: "bg.selected" },
  ".cc-row[aria-selected=true]:hover > *": { bg: "bg.selectedHover" },
  ".cc-table .cc-pin-select": { ...pin, left: 0, userSelect: "none" },
  ".cc-table .cc-pin-action": { ...pin, left: "var(--cc-action-left)", textAlign: "center", px: "1" },
  ".cc-table :is(.cc-pin-name, .cc-pin-column)": { [wide]: { ...pin, left: "var(--cc-left)" } },
  ".cc-table tbody .cc-pin-name": { fontWeight: "medium" },
  ".cc-table :is(.cc-pin-action, .cc-pin-name, .cc-pin-column)": {
    borderInlineEndWidth: "1px",
    borderInlineEndColor: "border"
  },
  ".cc-table .cc-away": { padding: 0 },
  ".cc-progress": {
    position: "absolute",
    insetInline: 0,
    top: 0,
    zIndex: 6,
    height: "2px",
    overflow: "hidden",
    "&::after": {
      content: '""',
      display: "block",
      width: "30%",
      height: "100%",
      bg: "accent.solid",
      animation: "cc-run 1200ms ease-in-out infinite"
    }
  },
  ".cc-table-frame[data-status=loading] .cc-row > *": { color: "fg.subtle" }
})
