import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../fields/button.tsx"
import { nothing, State, States } from "../gallery/states.tsx"
import { EmptyState } from "./empty-state.tsx"
import { LongWait } from "./long-wait.tsx"
import { NameList } from "./name-list.tsx"
import { ProgressList } from "./progress-list.tsx"
import { PageLoading, PartWaiting, SkeletonText } from "./skeletons.tsx"
import { TransferProgress } from "./transfer-progress.tsx"

const meta: Meta = { title: "Feedback/Waiting and outcomes" }
export default meta

const wait = { text: "Waiting for the list of UTGs", onCancel: nothing }
const names = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at, name: `Lane ${at + 1}` }))
const outcomes = (["succeeded", "failed", "unknown", "sending", "waiting", "notSent"] as const).map((state, at) => ({
  id: at,
  name: at === 1 ? "Rezeption Erdgeschoss, Kasse neben dem Haupteingang" : `Lane ${at + 1}`,
  state,
  detail: {
    succeeded: "Task 8812",
    failed: "The UTG does not exist any more.",
    unknown: "The service did not answer in time.",
    sending: undefined,
    waiting: undefined,
    notSent: undefined
  }[state]
}))
const nameWords = {
  atOnce: 3,
  moreLabel: (count: number) => `${count} more`,
  cutLabel: (shown: number) => `The first ${shown}.`
}

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Page loading">
        <PageLoading text="Loading" />
      </State>
      <State name="Page loading, long">
        <PageLoading text="Loading" wait={wait} />
      </State>
      <State name="Long wait">
        <LongWait {...wait} />
      </State>
      <State name="Text to come">
        <SkeletonText lines={4} />
      </State>
      <State name="A part to come, and long">
        <PartWaiting lines={4} text={null} />
        <PartWaiting lines={4} text={wait.text} />
      </State>
      <State name="Empty">
        <EmptyState text="No views yet." />
      </State>
      <State name="Empty, with the next step">
        <EmptyState text="No profile matches.">
          <Button>Clear search</Button>
        </EmptyState>
      </State>
      <State name="Transfer, end unknown">
        <TransferProgress label="Exporting all UTGs" share={null} text="1.2 MB" />
      </State>
      <State name="Transfer, can be called off">
        <TransferProgress label="Uploading TIPSCREEN.K3Z" share={0.4} text="4.8 of 12 MB">
          <Button size="xs">Cancel</Button>
        </TransferProgress>
      </State>
      <State name="Transfer, in a line">
        <TransferProgress isInline label="Exporting" share={0.75} text="75 %" />
      </State>
      <State name="Outcomes of each kind">
        <ProgressList label="Remove UTGs" outcomes={outcomes} />
      </State>
      <State name="Outcomes, settled from the start">
        <ProgressList label="Remove UTGs again" hasMeter={false} outcomes={outcomes.slice(0, 2)} />
      </State>
      <State name="Names: few, folded, open">
        <NameList label="Two UTGs" items={names(2)} {...nameWords} />
        <NameList label="Twelve UTGs" items={names(12)} {...nameWords} />
        <NameList label="Eight UTGs" items={names(8)} {...nameWords} />
      </State>
    </States>
  ),
  play: async ({ canvas }) => {
    canvas.getByText("5 more").click()
    await canvas.findByText("Lane 8")
  }
}
