import { addons } from "storybook/manager-api"

/** There is nothing to set beside a story: it shows all states. */
addons.setConfig({ layout: { showPanel: false } })
