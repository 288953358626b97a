import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const compareCss = defineGlobalStyles({
  ".cc-compare": { display: "flex", flexDirection: "column", gap: "3", maxWidth: "80rem", pb: "6" },
  ".cc-compared": {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr auto 1fr" },
    alignItems: "center",
    gap: "2",
    "& > button": { justifySelf: "center" }
  },
  ".cc-compared-side": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    minWidth: 0,
    minHeight: "3.25rem",
    px: "3",
    py: "2",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "& > [role=status]": { flex: 1 }
  },
  ".cc-compared-name": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    fontWeight: "medium",
    overflowWrap: "anywhere",
    "& > .cc-badge": { px: "2" }
  },
  ".cc-compare .cc-changes": { bg: "bg.panel" },
  ".cc-compare tr:not([data-kind=same]) > *": {
    bg: "color-mix(in srgb, var(--chakra-colors-warn-bg) 55%, transparent)"
  },
  ".cc-compare thead tr > *": { bg: "transparent!" },
  ".cc-compare tr[data-kind] .cc-change-value": { color: "inherit!", textDecoration: "none!" }
})
