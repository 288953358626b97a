import { defineTokens } from "@chakra-ui/react/styled-system"

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80]
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 0.25}rem` }]))

export const tokens = defineTokens({
  colors: {
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
    white: { value: "#ffffff" },
    neutral: {
      50: { value: "#f5f7f8" },
      100: { value: "#ebeff1" },
      200: { value: "#dbe1e5" },
      300: { value: "#c3ccd2" },
      400: { value: "#98a5ae" },
      450: { value: "#82909a" },
      500: { value: "#65737d" },
      600: { value: "#4e5b65" },
      700: { value: "#3a454e" },
      800: { value: "#2a333a" },
      850: { value: "#20282e" },
      900: { value: "#181e23" },
      950: { value: "#101519" }
    },
    petrol: {
      50: { value: "#e9f4f7" },
      100: { value: "#d0e8ee" },
      200: { value: "#a2d1de" },
      300: { value: "#6bb8cc" },
      400: { value: "#3d9bb3" },
      600: { value: "#0f6680" },
      700: { value: "#0c5268" },
      800: { value: "#103f4f" },
      900: { value: "#12303b" }
    },
    red: {
      50: { value: "#fdefee" },
      200: { value: "#f6c3c0" },
      300: { value: "#f29d98" },
      600: { value: "#b3302b" },
      700: { value: "#8f2622" },
      800: { value: "#5c2320" },
      900: { value: "#3a1c1b" }
    },
    amber: {
      50: { value: "#fdf5e4" },
      200: { value: "#f2d596" },
      300: { value: "#eabb5c" },
      600: { value: "#8a5d08" },
      800: { value: "#553c0d" },
      900: { value: "#332811" }
    },
    green: {
      50: { value: "#eaf6ef" },
      200: { value: "#b4ddc4" },
      300: { value: "#7fc99d" },
      600: { value: "#1c7043" },
      800: { value: "#1a4a31" },
      900: { value: "#152e22" }
    },
    blue: {
      50: { value: "#ecf2fd" },
      200: { value: "#bfd4f6" },
      300: { value: "#93b9f3" },
      600: { value: "#2a5fb5" },
      800: { value: "#213f70" },
      900: { value: "#192a45" }
    }
  },
  fonts: {
    body: { value: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif' },
    heading: { value: "var(--chakra-fonts-body)" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' }
  },
  fontSizes: {
    xs: { value: "0.75rem" },
    table: { value: "0.8125rem" },
    sm: { value: "0.875rem" },
    md: { value: "1rem" },
    lg: { value: "1.125rem" },
    xl: { value: "1.375rem" }
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" }
  },
  lineHeights: { tight: { value: 1.25 }, normal: { value: 1.5 } },
  radii: {
    none: { value: "0" },
    l1: { value: "3px" },
    l2: { value: "5px" },
    l3: { value: "8px" },
    full: { value: "9999px" }
  },
  spacing: scale,
  sizes: { ...scale, full: { value: "100%" }, control: { value: "2rem" }, row: { value: "2rem" } },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 2 },
    bar: { value: 20 },
    popover: { value: 1000 },
    toast: { value: 1700 },
    tooltip: { value: 1800 }
  },
  durations: {
    fast: { value: "100ms" },
    backdrop: { value: "150ms" },
    modal: { value: "300ms" },
    collapse: { value: "300ms" }
  },
  easings: { calm: { value: "cubic-bezier(0.32, 0.72, 0, 1)" } }
})
