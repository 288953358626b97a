import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { Gradually } from "./gradually.tsx"
import { More } from "./more.tsx"
import { StackedBars } from "./stacked-bars.tsx"
import { ValueBars } from "./value-bars.tsx"
import { WaveBar } from "./wave-bar.tsx"

const meta: Meta = { title: "Charts" }
export default meta

const day = (at: number) => ({
  key: `2026-11-${at + 1}`,
  label: `Nov ${at + 1}`,
  title: `2026-11-${at + 1}`,
  pieces: [
    { tone: "good", name: "Completed", count: (at * 7) % 23, href: "#completed" },
    { tone: "info", name: "Scheduled", count: at > 10 ? 6 : 0, href: "#scheduled" },
    { tone: "bad", name: "Failed", count: at % 5 === 0 ? 4 : 0, href: null }
  ] as const
})
const versions = [
  {
    key: "5.0.0.3100",
    name: "5.0.0.3100",
    count: <a href="#current">1,204</a>,
    length: 1,
    tone: "good",
    note: "current"
  },
  {
    key: "4.9.2.2877",
    name: "4.9.2.2877",
    count: <a href="#behind">412</a>,
    length: 0.34,
    tone: "warn",
    note: "2 releases behind"
  },
  {
    key: "4.1.0.1200",
    name: "4.1.0.1200",
    count: <a href="#far">17</a>,
    length: 0.014,
    tone: "bad",
    note: "9 releases behind, wird nicht mehr unterstützt"
  },
  { key: "none", name: "Not reported", count: "0", length: 0, tone: "idle" }
] as const
const wave = (succeeded: number, failed: number, sending: number) => [
  { key: "succeeded", name: "Succeeded", count: succeeded, tone: "good" as const },
  { key: "failed", name: "Failed", count: failed, tone: "bad" as const },
  { key: "sending", name: "Sending", count: sending, tone: "busy" as const }
]

export const Every: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Bars over time">
        <StackedBars bars={Array.from({ length: 14 }, (_, at) => day(at))} onFollow={nothing} />
      </State>
      <State name="Bars over time, nothing happened">
        <StackedBars bars={Array.from({ length: 7 }, (_, at) => ({ ...day(at), pieces: [] }))} onFollow={nothing} />
      </State>
      <State name="Numbers as bars">
        <ValueBars label="UTG versions" columns={["Version", "UTGs", "Standing"]} bars={versions} />
      </State>
      <State name="A wave: not begun, half way, with failures, done">
        <span className="cc-wave-bars">
          <WaveBar label="Wave 1" total={40} parts={wave(0, 0, 0)} />
          <WaveBar label="Wave 2" total={40} parts={wave(18, 0, 4)} />
          <WaveBar label="Wave 3" total={40} parts={wave(20, 9, 0)} />
          <WaveBar label="Wave 4" total={40} parts={wave(40, 0, 0)} />
        </span>
      </State>
      <State name="Many groups, one in each frame">
        <Gradually
          items={versions}
          step={1}
          draw={(version) => (
            <ValueBars key={version.key} label={version.name} columns={["Version", "UTGs"]} bars={[version]} />
          )}
        />
      </State>
      <State name="More, folded and open">
        <More summary="12 more versions">{() => null}</More>
        <More summary="As a table">
          {() => <ValueBars label="The rest" columns={["Version", "UTGs"]} bars={versions.slice(1, 3)} />}
        </More>
      </State>
    </States>
  ),
  play: async ({ canvas }) => {
    canvas.getByText("As a table").click()
    await canvas.findByRole("table", { name: "The rest" })
    await canvas.findByRole("table", { name: "Not reported" })
  }
}
