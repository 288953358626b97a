import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

const byKind = (apply: (kind: string) => object) =>
  Object.fromEntries(
    Object.entries({ danger: "bad", bad: "bad", warn: "warn", info: "info", success: "good" }).map(([name, kind]) => [
      `&[data-kind=${name}]`,
      apply(kind)
    ])
  )

export const feedbackCss = defineGlobalStyles({
  ".cc-tip": {
    position: "fixed",
    zIndex: "tooltip",
    maxWidth: "min(280px, 90vw)",
    px: "2",
    py: "1",
    borderRadius: "l2",
    fontSize: "xs",
    textAlign: "center",
    bg: "bg.inverted",
    color: "fg.inverted",
    boxShadow: "lg",
    transform: "translate(-50%, 0)",
    "&[data-side=above]": { transform: "translate(-50%, -100%)" }
  },
  ".cc-toaster": {
    position: "fixed",
    zIndex: "toast",
    // The buttons of a dialog are at its end, the pager of a list is at the bottom: toasts stand beside neither.
    insetInlineStart: "3",
    bottom: "3.5rem",
    width: "min(24rem, calc(100vw - 1.5rem))",
    pointerEvents: "none",
    // On a phone a dialog's buttons are at the bottom.
    "@media (max-width: 575.98px)": { bottom: "auto", top: "3.5rem" },
    "& > ol": { display: "flex", flexDirection: "column", gap: "2" }
  },
  ".cc-toast": {
    pointerEvents: "auto",
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    ps: "3",
    pe: "1.5",
    py: "2",
    borderRadius: "l2",
    bg: "bg.panel",
    boxShadow: "lg",
    borderInlineStartWidth: "4px",
    animation: "cc-fade-in 150ms ease-out",
    ...byKind((kind) => ({ borderColor: `${kind}.fg`, "& .cc-toast-icon": { color: `${kind}.fg` } }))
  },
  ".cc-toast-icon": { flexShrink: 0, mt: "1px" },
  ".cc-toast-body": { flex: 1, minWidth: 0 },
  ".cc-toast-header": { fontWeight: "semibold" },
  ".cc-toast-text": { fontSize: "table", overflowWrap: "anywhere", maxHeight: "30vh", overflowY: "auto" },
  ".cc-banners": { display: "flex", flexDirection: "column", flexShrink: 0 },
  ".cc-banner": {
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    ps: "4",
    pe: "2",
    py: "1.5",
    borderBottomWidth: "1px",
    ...byKind((kind) => ({ bg: `${kind}.bg`, borderColor: `${kind}.border`, "& > svg": { color: `${kind}.fg` } })),
    "& > svg": { flexShrink: 0, mt: "2px" }
  },
  ".cc-banner-body": {
    flex: 1,
    minWidth: 0,
    overflowWrap: "anywhere",
    "& a": { color: "fg.link", textDecoration: "underline" }
  },
  ".cc-missing-part": {
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    px: "4",
    py: "2.5",
    borderWidth: "1px",
    borderRadius: "l2",
    bg: "warn.bg",
    borderColor: "warn.border",
    "& > svg": { color: "warn.fg", flexShrink: 0, mt: "2px" },
    // A dialog below may have taken the pointer from all that is not its own.
    "&[data-over]": {
      position: "fixed",
      insetInline: "4",
      bottom: "4",
      maxWidth: "40rem",
      marginInline: "auto",
      zIndex: "toast",
      pointerEvents: "auto",
      boxShadow: "lg"
    }
  },
  ".cc-note": {
    display: "flex",
    alignItems: "flex-start",
    gap: "2",
    px: "2.5",
    py: "1.5",
    flexShrink: 0,
    borderWidth: "1px",
    borderRadius: "l2",
    fontSize: "table",
    overflowWrap: "anywhere",
    ...byKind((kind) => ({ bg: `${kind}.bg`, borderColor: `${kind}.border`, "& > svg": { color: `${kind}.fg` } })),
    "& > svg": { flexShrink: 0, mt: "2px" }
  },
  ".cc-error-view": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2.5",
    maxWidth: "36rem",
    marginInline: "auto",
    px: "4",
    py: "12vh",
    textAlign: "center",
    "&[data-in-dialog]": { px: "0", pt: "0", pb: "4" },
    "& a": { color: "fg.link", textDecoration: "underline" }
  },
  ".cc-error-detail": { color: "fg.muted", overflowWrap: "anywhere" },
  ".cc-actions": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", pt: "2" },
  ".cc-empty": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    px: "4",
    py: "6",
    color: "fg.muted",
    textAlign: "center"
  },
  ".cc-long-wait": {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    alignItems: "center",
    gap: "2.5",
    maxWidth: "44rem"
  },
  ".cc-page-loading": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2.5",
    flex: 1,
    minHeight: "12rem",
    color: "fg.muted"
  },
  ".cc-outcomes": { display: "flex", flexDirection: "column", gap: "2" },
  ".cc-outcomes-head": { display: "flex", alignItems: "center", gap: "3", fontVariantNumeric: "tabular-nums" },
  ".cc-meter": {
    appearance: "none",
    flex: 1,
    height: "0.5rem",
    borderRadius: "full",
    overflow: "hidden",
    bg: "bg.emphasized",
    "&::-webkit-progress-bar": { bg: "bg.emphasized" },
    "&::-webkit-progress-value": { bg: "accent.solid" },
    "&::-moz-progress-bar": { bg: "accent.solid" }
  },
  ".cc-transfer": {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    "& > .cc-meter": { flex: "none", width: "100%" },
    "&[data-inline]": { flexDirection: "row", flexWrap: "wrap", alignItems: "center" },
    "&[data-inline] > .cc-meter": { width: "6rem" }
  },
  ".cc-transfer-text": { fontSize: "table", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  ".cc-outcome-list": {
    maxHeight: "40vh",
    overflowY: "auto",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "2.5",
      px: "2.5",
      py: "1.5",
      borderBottomWidth: "1px",
      borderColor: "border.muted"
    },
    "& > li:last-of-type": { borderBottomWidth: 0 }
  },
  ".cc-outcome-name": { flex: 1, minWidth: "8rem", overflowWrap: "anywhere" },
  ".cc-outcome-detail": { width: "100%", fontSize: "table", color: "fg.muted", overflowWrap: "anywhere" },
  ".cc-debug": {
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "bg.panel",
    "& > summary": { px: "3", py: "1.5", cursor: "pointer" }
  },
  ".cc-debug-note": { px: "3", pb: "2", color: "fg.muted", textStyle: "sm" },
  ".cc-code": {
    maxHeight: "50vh",
    overflow: "auto",
    px: "3",
    py: "2",
    fontFamily: "mono",
    fontSize: "xs",
    lineHeight: 1.5,
    borderTopWidth: "1px",
    borderColor: "border"
  }
})
