import { defaultBaseConfig } from "@chakra-ui/react/preset-base"
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system"
import { breakpoints } from "./breakpoints.ts"
import { baseCss } from "./css/base-css.ts"
import { cardCss } from "./css/card-css.ts"
import { dialogCss } from "./css/dialog-css.ts"
import { feedbackCss } from "./css/feedback-css.ts"
import { fieldCss } from "./css/field-css.ts"
import { frameCss } from "./css/frame-css.ts"
import { recordCss } from "./css/record-css.ts"
import { screenCss } from "./css/screen-css.ts"
import { tableCellCss } from "./css/table-cell-css.ts"
import { treeCss } from "./css/tree-css.ts"
import { keyframes } from "./keyframes.ts"
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, textareaRecipe } from "./recipes.ts"
import { semanticTokens } from "./semantic-tokens.ts"
import { dialogSlotRecipe, drawerSlotRecipe } from "./slot-recipes.ts"
import { tokens } from "./tokens.ts"

const config = defineConfig({
  cssVarsRoot: ":where(html)",
  cssVarsPrefix: "chakra",
  preflight: true,
  globalCss: {
    ...baseCss,
    ...frameCss,
    ...screenCss,
    ...cardCss,
    ...dialogCss,
    ...recordCss,
    ...treeCss,
    ...tableCellCss,
    ...fieldCss,
    ...feedbackCss
  },
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
