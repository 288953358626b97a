import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const changesCss = defineGlobalStyles({
  ".cc-changes": {
    display: "flex",
    flexDirection: "column",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    overflow: "hidden",
    "& > * + *": { borderTopWidth: "1px", borderColor: "border" }
  },
  ".cc-fold": {
    minWidth: 0,
    "& > summary": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minHeight: "2rem",
      px: "2.5",
      py: "1",
      fontWeight: "semibold",
      fontSize: "table",
      overflowWrap: "anywhere",
      bg: "bg.subtle",
      cursor: "pointer",
      "&::before": {
        content: '""',
        flexShrink: 0,
        width: "0.4rem",
        height: "0.4rem",
        borderInlineEnd: "2px solid currentColor",
        borderBlockEnd: "2px solid currentColor",
        transform: "rotate(-45deg)",
        color: "fg.muted"
      },
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { bg: "bg.hover" },
      "&:focus-visible": { outlineOffset: "-2px" }
    },
    "&[open] > summary::before": { transform: "rotate(45deg)" },
    "& > button": { m: "2" }
  },
  ".cc-fold-body": {
    p: "2.5",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "& .cc-fold > summary": { bg: "transparent" }
  },
  ".cc-changes-table": {
    tableLayout: "fixed",
    "& th[scope=row]": { fontSize: "table", fontWeight: "medium", color: "fg", borderColor: "border.muted" },
    "& :is(th, td)": { px: "2.5", py: "1.5", verticalAlign: "top", overflowWrap: "anywhere" },
    "& tbody tr:last-child > *": { borderBottomWidth: 0 },
    "& tr[data-kind=added] td:last-child .cc-change-value": { color: "good.fg" },
    "& tr[data-kind=removed] td:first-of-type .cc-change-value": { color: "bad.fg", textDecoration: "line-through" },
    "@media (max-width: 575.98px)": {
      display: "block",
      "& :is(thead, tbody)": { display: "block" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        borderBottomWidth: "1px",
        borderColor: "border.muted"
      },
      "& tbody tr:last-child": { borderBottomWidth: 0 },
      "& :is(th, td)": { height: "auto", borderBottomWidth: 0 },
      "& :is(th:first-of-type)": { gridColumn: "1 / -1", pb: 0 },
      "& thead th:first-of-type": { display: "none" }
    }
  },
  ".cc-fields + .cc-fields": { mt: "3.5" },
  ".cc-change-name": { fontFamily: "mono", fontSize: "xs", color: "fg.muted", overflowWrap: "anywhere" },
  ".cc-change-value": {
    fontFamily: "mono",
    fontSize: "table",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    display: "inline-block",
    maxWidth: "100%"
  },
  ".cc-collision": {
    minWidth: 0,
    p: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "& > legend": { fontWeight: "semibold", fontSize: "table", px: "1", overflowWrap: "anywhere" },
    "& > .cc-help": { mb: "2" },
    "& .cc-pair": { gap: "2" }
  },
  ".cc-side": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "2",
    alignItems: "center",
    alignContent: "start",
    p: "2.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "l2",
    cursor: "pointer",
    "&:hover": { bg: "bg.hover" },
    "&[data-chosen]": { borderColor: "accent.solid", bg: "bg.selected" },
    "& > :is(.cc-change-value, .cc-none)": { gridColumn: "1 / -1", minWidth: 0 }
  },
  ".cc-side-name": { fontWeight: "medium" }
})
