import { definePreview } from "@storybook/react-vite"
import { useEffect } from "react"
import { UiProvider } from "../src/theme/provider.tsx"
// Those that a screen of the console brings along.
import "../src/theme/css/arrange.css"
import "../src/theme/css/chip.css"
import "../src/theme/css/rollout.css"
import "../src/gallery/gallery.css"

/** The scheme that is chosen above the stories; without a choice, the system's. */
function InScheme({ scheme }: { readonly scheme: unknown }) {
  useEffect(() => {
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset["theme"] = scheme
    else delete document.documentElement.dataset["theme"]
  }, [scheme])
  return null
}

export default definePreview({
  addons: [],
  parameters: { layout: "fullscreen" },
  globalTypes: {
    scheme: {
      description: "Light or dark",
      toolbar: { title: "Scheme", items: ["system", "light", "dark"], dynamicTitle: true }
    }
  },
  initialGlobals: { scheme: "system" },
  decorators: [
    (Story, { globals }) => (
      <UiProvider>
        <InScheme scheme={globals["scheme"]} />
        <Story />
      </UiProvider>
    )
  ]
})
