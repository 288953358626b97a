import { dialogAnatomy, drawerAnatomy } from "@chakra-ui/react/anatomy"
import { defineSlotRecipe } from "@chakra-ui/react/styled-system"

const backdrop = {
  position: "fixed",
  inset: 0,
  bg: "rgba(10, 16, 20, 0.5)",
  zIndex: "popover",
  _open: { animation: "cc-fade-in 150ms ease-out" },
  _closed: { animation: "cc-fade-out 150ms ease-in forwards" }
} as const

const surface = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "lg",
  outline: 0
} as const

const parts = {
  header: { display: "flex", alignItems: "center", gap: "2", px: "5", pt: "4", pb: "3", pe: "12", flexShrink: 0 },
  title: { fontSize: "lg", fontWeight: "semibold", lineHeight: "tight", overflowWrap: "anywhere" },
  body: { flex: 1, minHeight: 0, overflow: "auto", px: "5", py: "1.5", fontSize: "sm" },
  footer: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "2",
    px: "5",
    py: "4",
    flexShrink: 0
  },
  closeTrigger: { position: "absolute", top: "3", insetEnd: "3" }
} as const

export const dialogSlotRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: "chakra-dialog",
  base: {
    ...parts,
    backdrop,
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: "popover",
      display: "flex",
      alignItems: { base: "flex-end", sm: "flex-start" },
      justifyContent: "center",
      px: { base: "2", sm: "4" },
      py: { base: "2", sm: "5vh" }
    },
    content: {
      ...surface,
      borderRadius: "l3",
      maxHeight: "100%",
      _open: { animation: "cc-rise-in 300ms cubic-bezier(0.32, 0.72, 0, 1)" },
      _closed: { animation: "cc-rise-out 300ms ease-in forwards" }
    }
  },
  variants: {
    size: {
      sm: { content: { maxW: "26rem" } },
      md: { content: { maxW: "36rem" } },
      lg: { content: { maxW: "52rem" } },
      xl: { content: { maxW: "72rem" } }
    }
  },
  defaultVariants: { size: "md" }
})

export const drawerSlotRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: "chakra-drawer",
  base: {
    ...parts,
    backdrop,
    body: { ...parts.body, px: "3", display: "flex", flexDirection: "column" },
    positioner: { position: "fixed", inset: 0, zIndex: "popover", display: "flex" },
    content: { ...surface, height: "100%" }
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: "flex-start" },
        content: {
          _open: { animation: "cc-from-start 300ms cubic-bezier(0.32, 0.72, 0, 1)" },
          _closed: { animation: "cc-to-start 300ms ease-in forwards" }
        }
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: {
          _open: { animation: "cc-from-end 300ms cubic-bezier(0.32, 0.72, 0, 1)" },
          _closed: { animation: "cc-to-end 300ms ease-in forwards" }
        }
      }
    },
    size: { sm: { content: { maxW: "min(20rem, 88vw)" } }, md: { content: { maxW: "min(32rem, 100vw)" } } }
  },
  defaultVariants: { placement: "end", size: "md" }
})
