import { defineGlobalStyles } from "@chakra-ui/react/styled-system"

export const baseCss = defineGlobalStyles({
  html: {
    color: "fg",
    bg: "bg",
    colorPalette: "accent",
    lineHeight: 1.5,
    fontFamily: "body",
    colorScheme: "light",
    textSizeAdjust: "100%",
    "--chakra-fonts-body": "fonts.body"
  },
  "html.dark": { colorScheme: "dark" },
  body: { fontSize: "sm", overflow: "hidden" },
  ":focus": { outline: "none" },
  ":focus-visible": {
    outline: "2px solid var(--chakra-colors-focus-ring)",
    outlineOffset: "2px"
  },
  "::placeholder": { color: "fg.subtle", opacity: 1 },
  "::selection": { bg: "accent.muted" },
  ".cc-unseen": {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap"
  },
  ".cc-icon-button": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "1.75rem",
    height: "1.75rem",
    flexShrink: 0,
    borderRadius: "l2",
    color: "fg.muted",
    cursor: "pointer",
    "&:hover, &[aria-expanded=true][aria-haspopup]": { bg: "bg.hover", color: "fg" }
  },
  ".cc-spinner": {
    display: "inline-block",
    width: "1rem",
    height: "1rem",
    borderRadius: "full",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    animation: "cc-spin 700ms linear infinite"
  },
  ".cc-kbd": {
    fontFamily: "mono",
    fontSize: "xs",
    lineHeight: "1.125rem",
    px: "1.5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l1",
    color: "fg.subtle"
  },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
      scrollBehavior: "auto !important"
    }
  },
  ":is(.cc-status, .cc-badge, .cc-toast, .cc-banner, .cc-tip)": {
    "@media (forced-colors: active)": { border: "1px solid CanvasText" }
  },
  ".cc-row[aria-selected=true] > *": {
    "@media (forced-colors: active)": { outline: "1px solid Highlight", outlineOffset: "-1px" }
  },
  ".cc-tree-row[aria-selected=true], .cc-nav-link[aria-current=page], .cc-page[aria-current=page]": {
    "@media (forced-colors: active)": { border: "2px solid Highlight" }
  }
})
