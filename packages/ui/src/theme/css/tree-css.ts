import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const treeCss = defineGlobalStyles({
  ".cc-panel": { display: "flex", flexDirection: "column", flex: 1, minHeight: 0 },
  ".cc-panel-tools": { display: "flex", flexDirection: "column", gap: "2", px: "3", pt: "1.5", pb: "2", flexShrink: 0 },
  ".cc-drawer-panel .cc-panel-tools": { px: 0 },
  ".cc-tree": { flex: 1, minHeight: 0, overflow: "auto", px: "1.5", pb: "3", scrollPaddingBlock: "4px" },
  ".cc-tree-space": { position: "relative", width: "100%" },
  ".cc-tree-slot": { position: "absolute", insetInline: 0, top: 0, height: "30px" },
  ".cc-tree-row": {
    display: "flex",
    alignItems: "center",
    gap: "1",
    height: "100%",
    pe: "2",
    borderRadius: "l2",
    fontSize: "table",
    color: "fg",
    cursor: "pointer",
    "&:hover": { bg: "bg.hover" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-selected=true]": { bg: "bg.selected", color: "accent.fg", fontWeight: "semibold" }
  },
  ".cc-tree-arrow": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "1.5rem",
    height: "1.5rem",
    flexShrink: 0,
    borderRadius: "l1",
    color: "fg.muted",
    "&:not(:empty):hover": { bg: "bg.emphasized" }
  },
  ".cc-tree-icon": { flexShrink: 0, color: "fg.muted" },
  ".cc-tree-name": { minWidth: 0, ps: "0.5", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }
})
