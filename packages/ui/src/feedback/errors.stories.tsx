import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../fields/button.tsx"
import { nothing, State, States } from "../gallery/states.tsx"
import { Boundary } from "./boundary.tsx"
import { CrashView } from "./crash-view.tsx"
import { DebugPanel } from "./debug-panel.tsx"
import { ErrorView } from "./error-view.tsx"

const meta: Meta = { title: "Feedback/Errors" }
export default meta

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Not signed in">
        <ErrorView isCalm title="Unauthorized" text="You need to sign in to see this page.">
          <a href="#sign-in">Sign in</a>
        </ErrorView>
      </State>
      <State name="Failed, with the service's words and a remedy">
        <ErrorView
          title="Oops!"
          text="The UTG could not be read."
          detail="503 Service Unavailable"
          remedy="Try again in a minute. If it stays so, tell your administrator."
        >
          <Button>Retry</Button>
        </ErrorView>
      </State>
      <State name="Crashed">
        <Boundary place="utgs" fallback={() => null}>
          <CrashView
            title="Oops!"
            text="This page could not be shown."
            report="{}"
            onCopy={nothing}
            onReset={nothing}
          />
        </Boundary>
      </State>
      <State name="Raw data, folded and open">
        <DebugPanel title="Debug: list" note="What the list holds." data={{ rows: 250 }} />
        <DebugPanel
          title="Debug: UTG"
          note="What the page holds of the UTG."
          data={{ componentId: 501, componentNickname: "Lane 1", authCode: "•••" }}
        />
      </State>
    </States>
  ),
  play: async ({ canvas }) => {
    canvas.getByText("Debug: UTG").click()
    await canvas.findByText(/componentNickname/u)
  }
}
