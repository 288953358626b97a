import { defaultBaseConfig } from "@chakra-ui/react/preset-base"
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system"
import { breakpoints } from "./breakpoints.ts"
import { keyframes } from "./keyframes.ts"
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, textareaRecipe } from "./recipes.ts"
import { semanticTokens } from "./semantic-tokens.ts"
import { dialogSlotRecipe, drawerSlotRecipe } from "./slot-recipes.ts"
import { tokens } from "./tokens.ts"

const config = defineConfig({
  cssVarsRoot: ":where(html)",
  cssVarsPrefix: "chakra",
  preflight: true,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      textarea: textareaRecipe,
      heading: headingRecipe,
      link: linkRecipe
    },
    slotRecipes: {
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe
    }
  }
})

/** The console's theme: Chakra's base without its recipes, and only the recipes this package uses. */
export const system = createSystem(defaultBaseConfig, config)
