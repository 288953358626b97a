import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const dialogCss = defineGlobalStyles({
  ".cc-fields": { display: "flex", flexDirection: "column", gap: "3.5", minWidth: 0 },
  ".cc-keys-title": { fontWeight: "semibold", mb: "1" },
  ".cc-keys > div": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    py: "0.5",
    "& > dt": { display: "flex", flexWrap: "wrap", gap: "1", flex: "0 0 14rem" },
    "& > dd": { flex: "1 1 12rem" },
    "& .cc-kbd": { color: "fg.muted" }
  },
  ".cc-wait": { display: "flex", alignItems: "center", gap: "2.5", color: "fg.muted" },
  ".cc-footer-notes": {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    flexBasis: "100%",
    minWidth: 0,
    "&:empty": { display: "none" }
  },
  ".cc-arrived": { outline: "none" },
  ".cc-pair": { display: "grid", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" }, gap: "3.5" },
  ".cc-choice": {
    display: "flex",
    flexDirection: "column",
    gap: "0.5",
    p: "3",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "l2",
    textAlign: "start",
    cursor: "pointer",
    "& > .cc-label": { fontWeight: "semibold" },
    "&:hover": { bg: "bg.hover" }
  },
  ".cc-code-shown": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    p: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "bg.emphasized",
    "& > output": { fontFamily: "mono", fontSize: "2rem", fontWeight: "semibold", lineHeight: 1.2 }
  },
  ".cc-names": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1",
    "& > li": {
      maxWidth: "100%",
      px: "2",
      borderRadius: "l1",
      bg: "bg.emphasized",
      fontSize: "table",
      overflowWrap: "anywhere"
    }
  },
  ".cc-targets": {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    "& summary": { width: "fit-content", color: "fg.link", fontSize: "table", minHeight: "1.5rem", cursor: "pointer" },
    "& details > .cc-names": { maxHeight: "30vh", overflowY: "auto" }
  },
  ".cc-task-columns": {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "13rem minmax(0, 1fr) minmax(0, 1fr)" },
    gap: { base: "4", sm: "5" },
    minHeight: { base: 0, sm: "17rem" },
    "& .cc-label": { fontWeight: "semibold" },
    "& > div + div": {
      borderColor: "border.muted",
      borderInlineStartWidth: { base: 0, sm: "1px" },
      ps: { base: 0, sm: "5" }
    }
  }
})
