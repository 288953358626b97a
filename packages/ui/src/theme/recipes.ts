import { defineRecipe } from "@chakra-ui/react/styled-system"

const control = {
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  width: "100%",
  minWidth: 0,
  fontSize: "sm",
  _disabled: { opacity: 0.55, cursor: "not-allowed" },
  _readOnly: { bg: "bg.muted", borderColor: "border" },
  _invalid: { borderColor: "border.error" }
}

export const buttonRecipe = defineRecipe({
  className: "chakra-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    flexShrink: 0,
    borderRadius: "l2",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "medium",
    fontSize: "sm",
    lineHeight: 1.2,
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: "background-color 100ms, border-color 100ms",
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
    _icon: { flexShrink: 0, width: "1rem", height: "1rem" }
  },
  variants: {
    size: {
      xs: { h: "7", minW: "7", px: "2", fontSize: "table" },
      sm: { h: "control", minW: "control", px: "2.5" },
      md: { h: "9", minW: "9", px: "3.5" }
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "color-mix(in srgb, var(--chakra-colors-color-palette-solid) 88%, #000)" }
      },
      outline: {
        borderColor: "colorPalette.border",
        bg: "bg.panel",
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" }
      },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.fg", _hover: { bg: "colorPalette.muted" } },
      ghost: {
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" }
      }
    }
  },
  defaultVariants: { size: "sm", variant: "outline" }
})

export const inputRecipe = defineRecipe({
  className: "chakra-input",
  base: { ...control, height: "control", px: "2.5", appearance: "none" }
})

export const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...control, px: "2.5", py: "1.5", minHeight: "5rem", lineHeight: 1.5, scrollPaddingBottom: "2" }
})

export const headingRecipe = defineRecipe({
  className: "chakra-heading",
  base: { fontFamily: "heading", fontWeight: "semibold", lineHeight: "tight", letterSpacing: "-0.005em" },
  variants: {
    size: { sm: { fontSize: "sm" }, md: { fontSize: "md" }, lg: { fontSize: "lg" }, xl: { fontSize: "xl" } }
  },
  defaultVariants: { size: "lg" }
})

export const linkRecipe = defineRecipe({
  className: "chakra-link",
  base: {
    color: "fg.link",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "2px",
    borderRadius: "l1",
    cursor: "pointer",
    _hover: { textDecorationThickness: "2px" }
  }
})
