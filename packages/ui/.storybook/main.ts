import { defineMain } from "@storybook/react-vite/node"
import react from "@vitejs/plugin-react"
import { alias } from "../../../vite.config.ts"

/** The gallery alone: nothing is asked for over the network, nothing is told to anybody. */
export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false
  },
  typescript: { check: false, reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react()],
    resolve: { ...config.resolve, alias },
    build: { ...config.build, target: "es2023", chunkSizeWarningLimit: 4000 }
  })
})
