import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const arrangeCss = defineGlobalStyles({
  ".cc-see-through": { bg: "transparent!" },
  ".cc-arrange": { display: "flex", flexDirection: "column", gap: "3", minWidth: 0 },
  ".chakra-drawer__body > .cc-arrange": { px: "2" },
  ".cc-toolbar-word": {
    "@media (max-width: 575.98px)": { position: "absolute", width: "1px", overflow: "hidden", clipPath: "inset(50%)" }
  },
  ".cc-arrange-list": {
    display: "flex",
    flexDirection: "column",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "&[data-dragging]": { cursor: "grabbing", userSelect: "none" },
    "& > li": { display: "flex", alignItems: "center", gap: "1.5", px: "1.5", py: "1", minHeight: "2.5rem" },
    "& > li + li": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& > li[data-divided]": { borderTopWidth: "3px", borderTopStyle: "double", borderColor: "border" },
    "& > li[data-dragged]": { bg: "bg.selected" }
  },
  ".cc-grip": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "1.5rem",
    height: "1.75rem",
    flexShrink: 0,
    color: "fg.subtle",
    cursor: "grab",
    touchAction: "none",
    "&:hover": { color: "fg" }
  },
  ".cc-arrange-main": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  ".cc-arrange-tools": { display: "flex", flexShrink: 0 },
  ".cc-icon-button[aria-disabled=true]": { opacity: 0.35, cursor: "not-allowed" },
  ".cc-icon-button[aria-pressed=true]": { color: "accent.fg", bg: "bg.selected" },
  ".cc-view-list": {
    display: "flex",
    flexDirection: "column",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "& > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", px: "2.5", py: "1.5" },
    "& > li + li": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& > li[aria-current=true]": { bg: "bg.selected" }
  },
  ".cc-view-name": { flex: "1 1 10rem", minWidth: 0, fontWeight: "medium", overflowWrap: "anywhere" },
  ".cc-view-marks": { display: "inline-flex", gap: "1", marginInlineStart: "2", verticalAlign: "middle" },
  ".cc-view-current": {
    display: "inline-block",
    maxWidth: { base: "6rem", sm: "9rem" },
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap"
  },
  ".cc-results": {
    display: "flex",
    flexDirection: "column",
    gap: "1.5",
    "& > li": { overflowWrap: "anywhere" },
    "& > li[data-kind=refused]": { color: "fg.error" }
  }
})
