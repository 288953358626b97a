import { defineSemanticTokens } from "@chakra-ui/react/styled-system"

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` }
})

/** What a Chakra `colorPalette` must offer to buttons, inputs and menus. */
const palette = (hue: "petrol" | "red") => ({
  solid: pair(`${hue}.600`, `${hue}.300`),
  contrast: pair("white", "neutral.950"),
  fg: pair(hue === "red" ? "red.600" : "petrol.700", `${hue}.300`),
  subtle: pair(`${hue}.50`, `${hue}.900`),
  muted: pair(hue === "red" ? "red.200" : "petrol.100", `${hue}.800`),
  emphasized: pair(`${hue}.200`, `${hue}.800`),
  border: pair(`${hue}.600`, `${hue}.300`),
  focusRing: pair("petrol.600", "petrol.300")
})

const status = (hue: string) => ({
  fg: pair(`${hue}.600`, `${hue}.300`),
  bg: pair(`${hue}.50`, `${hue}.900`),
  border: pair(`${hue}.200`, `${hue}.800`)
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair("neutral.50", "neutral.950"),
      panel: pair("white", "neutral.900"),
      subtle: pair("neutral.50", "neutral.850"),
      muted: pair("neutral.100", "neutral.850"),
      emphasized: pair("neutral.200", "neutral.800"),
      hover: pair("neutral.100", "neutral.800"),
      selected: pair("petrol.50", "petrol.900"),
      selectedHover: pair("petrol.100", "petrol.800"),
      inverted: pair("neutral.900", "neutral.100")
    },
    fg: {
      DEFAULT: pair("neutral.900", "neutral.100"),
      muted: pair("neutral.600", "neutral.400"),
      subtle: pair("neutral.500", "neutral.400"),
      inverted: pair("neutral.50", "neutral.950"),
      link: pair("petrol.700", "petrol.300"),
      error: pair("red.600", "red.300")
    },
    border: {
      DEFAULT: pair("neutral.200", "neutral.800"),
      muted: pair("neutral.100", "neutral.850"),
      control: pair("neutral.450", "neutral.500"),
      error: pair("red.600", "red.300")
    },
    focusRing: pair("petrol.600", "petrol.300"),
    bar: {
      bg: pair("petrol.900", "neutral.900"),
      fg: pair("white", "neutral.100"),
      muted: pair("petrol.100", "neutral.400"),
      hover: pair("petrol.800", "neutral.800"),
      border: pair("petrol.900", "neutral.800"),
      focus: pair("petrol.200", "petrol.300")
    },
    good: status("green"),
    bad: status("red"),
    warn: status("amber"),
    info: status("blue"),
    idle: {
      fg: pair("neutral.600", "neutral.400"),
      bg: pair("neutral.100", "neutral.850"),
      border: pair("neutral.300", "neutral.700")
    },
    accent: palette("petrol"),
    danger: palette("red"),
    gray: {
      solid: pair("neutral.700", "neutral.200"),
      contrast: pair("white", "neutral.950"),
      fg: pair("neutral.800", "neutral.200"),
      subtle: pair("neutral.100", "neutral.800"),
      muted: pair("neutral.200", "neutral.700"),
      emphasized: pair("neutral.300", "neutral.700"),
      border: pair("neutral.300", "neutral.700"),
      focusRing: pair("petrol.600", "petrol.300")
    }
  },
  shadows: {
    sm: {
      value: {
        _light: "0 1px 2px rgba(16, 21, 25, 0.08)",
        _dark: "0 1px 2px rgba(0, 0, 0, 0.5)"
      }
    },
    lg: {
      value: {
        _light: "0 8px 28px rgba(16, 21, 25, 0.18), 0 0 0 1px rgba(16, 21, 25, 0.06)",
        _dark: "0 8px 28px rgba(0, 0, 0, 0.6), 0 0 0 1px rgba(255, 255, 255, 0.09)"
      }
    }
  }
})
