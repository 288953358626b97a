import { defineGlobalStyles } from "@chakra-ui/react/styled-system"
import { iconMasks } from "./icon-mask.ts"

const kinds = ["good", "bad", "warn", "info", "idle"] as const
const icon = (mask: string, size: string) => ({
  content: '""',
  flexShrink: 0,
  width: size,
  height: size,
  bg: "currentColor",
  mask,
  "@media (forced-colors: active)": { bg: "CanvasText", forcedColorAdjust: "none" }
})

const statusKinds = Object.fromEntries(
  [...kinds, "busy" as const].map((kind) => {
    const color = kind === "busy" ? "info" : kind
    return [
      `&[data-kind=${kind}]`,
      {
        color: `${color}.fg`,
        bg: `${color}.bg`,
        borderColor: `${color}.border`,
        "&::before": icon(iconMasks[kind], "0.875rem")
      }
    ]
  })
)

const flash = {
  "@media (prefers-reduced-motion: no-preference)": {
    animationDuration: "1800ms",
    animationTimingFunction: "ease-out"
  },
  "@media (prefers-reduced-motion: reduce)": { boxShadow: "inset 2px 0 0 var(--chakra-colors-accent-solid)" }
}

export const tableCellCss = defineGlobalStyles({
  ".cc-gear::before": icon(iconMasks.gear, "1rem"),
  ".cc-row .cc-icon-button": { width: "var(--cc-row-button)", height: "var(--cc-row-button)" },
  ".cc-row > [data-changed]": flash,
  ".cc-row > [data-changed=odd]": { animationName: "cc-flash-odd" },
  ".cc-row > [data-changed=even]": { animationName: "cc-flash-even" },
  ".cc-row > *, .cc-row a": { unicodeBidi: "isolate" },
  ".cc-table td a, .cc-table th a": {
    color: "fg.link",
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
    textUnderlineOffset: "2px",
    borderRadius: "l1",
    "&:hover": { textDecorationColor: "currentColor" },
    "&:focus-visible": { outlineOffset: "-1px" }
  },
  ".cc-select-all": { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "1px" },
  ".cc-count": { fontSize: "0.6875rem", lineHeight: "0.875rem", fontWeight: "normal", minWidth: "1.5rem" },
  ".cc-status": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    maxWidth: "100%",
    height: "1.375rem",
    ps: "1",
    pe: "2",
    borderRadius: "full",
    borderWidth: "1px",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: 1,
    verticalAlign: "middle",
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", lineHeight: "1.25rem" },
    ...statusKinds
  },
  ".cc-version": { display: "inline-flex", alignItems: "center", gap: "1" },
  ".cc-version-warning": { color: "warn.fg", display: "inline-flex" },
  ".cc-bone": {
    display: "block",
    height: "0.625rem",
    borderRadius: "l1",
    bg: "bg.emphasized",
    animation: "cc-breathe 1600ms ease-in-out infinite"
  },
  ".cc-bones": { display: "flex", flexDirection: "column", gap: "3", py: "2" },
  ".cc-notice-row > td": { padding: "0 !important", overflow: "visible !important" },
  ".cc-notice": {
    position: "sticky",
    left: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2.5",
    width: "var(--cc-view)",
    px: "4",
    py: "8",
    textAlign: "center",
    whiteSpace: "normal"
  },
  ".cc-notice-title": { fontSize: "sm", fontWeight: "medium", maxWidth: "40rem", overflowWrap: "anywhere" },
  ".cc-notice-text": { color: "fg.muted" },
  ".cc-notice-bad": { color: "bad.fg" },
  ".cc-table-wait": {
    position: "absolute",
    zIndex: 6,
    insetInline: 0,
    top: "5.5rem",
    marginInline: "auto",
    width: "fit-content",
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "3.5",
    py: "1.5",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg.muted",
    boxShadow: "lg"
  },
  ".cc-menu": {
    position: "fixed",
    zIndex: "popover",
    minWidth: "12rem",
    maxWidth: "min(22rem, calc(100vw - 16px))",
    maxHeight: "calc(100dvh - 16px)",
    overflowY: "auto",
    p: "1",
    borderRadius: "l2",
    bg: "bg.panel",
    boxShadow: "lg",
    outline: 0,
    animation: "cc-fade-in 100ms ease-out"
  },
  ".cc-menu-item": {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "100%",
    minHeight: "control",
    px: "2.5",
    borderRadius: "l1",
    fontSize: "sm",
    textAlign: "start",
    cursor: "pointer",
    "& > svg": { flexShrink: 0, color: "fg.muted" },
    "&:hover, &:focus": { bg: "bg.hover" },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
    "&[data-destructive], &[data-destructive] > svg": { color: "bad.fg" }
  },
  ".cc-no-icon": { width: "1rem", flexShrink: 0 }
})
