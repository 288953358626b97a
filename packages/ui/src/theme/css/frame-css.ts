import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

const barButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  minHeight: "control",
  minWidth: "control",
  px: "1.5",
  borderRadius: "l2",
  color: "bar.fg",
  cursor: "pointer",
  "&:hover, &[aria-expanded=true]": { bg: "bar.hover" }
}

export const frameCss = defineGlobalStyles({
  ".cc-frame": { display: "flex", flexDirection: "column", height: "100dvh", minWidth: "320px", overflow: "hidden" },
  ".cc-skip": {
    position: "fixed",
    top: "2",
    insetInlineStart: "2",
    zIndex: "toast",
    px: "3",
    py: "1.5",
    bg: "bg.panel",
    borderRadius: "l2",
    boxShadow: "lg",
    "&:not(:focus)": { transform: "translateY(-200%)" }
  },
  ".cc-bar": {
    position: "relative",
    zIndex: "bar",
    display: "flex",
    alignItems: "center",
    gap: "2",
    flexShrink: 0,
    height: "3rem",
    px: "3",
    bg: "bar.bg",
    color: "bar.fg",
    borderBottomWidth: "1px",
    borderColor: "bar.border",
    "& :focus-visible": { outlineColor: "bar.focus", outlineOffset: "-2px" }
  },
  ".cc-brand": { fontWeight: "semibold", fontSize: "md", whiteSpace: "nowrap", flexShrink: 0, marginInlineEnd: "2" },
  ".cc-bar-links": {
    flex: 1,
    minWidth: 0,
    alignSelf: "stretch",
    overflowX: "auto",
    overflowY: "hidden",
    scrollbarWidth: "none",
    "& nav": { height: "100%" }
  },
  ".cc-bar-end": { marginInlineStart: "auto", flexShrink: 0, display: "flex", gap: "1" },
  ".cc-bar-button": barButton,
  ".cc-user-name": {
    maxWidth: "12rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media (max-width: 1199.98px)": { display: "none" }
  },
  ".cc-avatar": { width: "1.5rem", height: "1.5rem", borderRadius: "full", objectFit: "cover" },
  ".cc-bar-links .cc-nav": { display: "flex", height: "100%", gap: "0.5" },
  ".cc-bar-links .cc-nav > li": { display: "flex" },
  ".cc-bar-links .cc-nav-link": {
    display: "flex",
    alignItems: "center",
    px: "2",
    fontSize: "table",
    whiteSpace: "nowrap",
    color: "bar.muted",
    "&:hover": { bg: "bar.hover", color: "bar.fg" },
    "&[aria-current=page]": {
      color: "bar.fg",
      fontWeight: "semibold",
      boxShadow: "inset 0 -2px var(--chakra-colors-bar-focus)"
    }
  },
  ".cc-body": { display: "flex", flex: 1, minHeight: 0, minWidth: 0 },
  ".cc-aside": { display: "flex", flexShrink: 0, minHeight: 0 },
  ".cc-sidebar": {
    flexShrink: 0,
    minHeight: 0,
    maxWidth: "50vw",
    overflow: "hidden",
    bg: "bg.panel",
    transition: "width 300ms cubic-bezier(0.32, 0.72, 0, 1)",
    "&[data-resizing]": { transition: "none" },
    "&[data-collapsed]": { borderInlineEndWidth: "1px", borderColor: "border" }
  },
  ".cc-sidebar-inner": { display: "flex", flexDirection: "column", height: "100%", maxWidth: "50vw" },
  ".cc-sidebar-expand": { mt: "2", mx: "2" },
  ".cc-panel-head": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    ps: "3",
    pe: "1.5",
    pt: "2",
    flexShrink: 0
  },
  ".cc-panel-title": { fontSize: "sm", fontWeight: "semibold" },
  ".cc-separator": {
    position: "relative",
    flexShrink: 0,
    width: "0.5rem",
    cursor: "col-resize",
    touchAction: "none",
    bg: "bg.panel",
    borderInlineEndWidth: "1px",
    borderColor: "border",
    "&:hover, &:active": { bg: "bg.hover" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&::after": { content: '""', position: "absolute", insetBlock: 0, insetInline: "-4px -12px" }
  },
  ".cc-main": {
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflowY: "auto",
    overflowX: "hidden",
    "&:focus-visible": { outlineOffset: "-2px" }
  },
  ".cc-drawer-links": { borderBottomWidth: "1px", borderColor: "border", pb: "3", mb: "3", flexShrink: 0 },
  ".cc-drawer-links .cc-nav": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "1" },
  ".cc-drawer-links .cc-nav-link": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.25rem",
    px: "2.5",
    borderRadius: "l2",
    "&:hover": { bg: "bg.hover" },
    "&[aria-current=page]": { bg: "bg.selected", color: "accent.fg", fontWeight: "semibold" }
  },
  ".cc-drawer-panel": { display: "flex", flexDirection: "column", flex: 1, minHeight: "16rem" }
})
