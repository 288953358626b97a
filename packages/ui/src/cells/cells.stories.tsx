import { statusTone, taskTone } from "@command-center/domain/status/status-tone"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { State, States } from "../gallery/states.tsx"
import { StatusBadge } from "./status-badge.tsx"
import { TimestampCell } from "./timestamp-cell.tsx"
import { VersionText } from "./version-text.tsx"

const meta: Meta = { title: "Cells" }
export default meta

const words = [
  "Online",
  "Synchronized",
  "Stopped",
  "Update Pending",
  "Unknown",
  "Offline",
  "Failed",
  "Overdue",
  "Scheduled",
  "Restarting",
  "Decommissioned"
]

export const Every: StoryObj = {
  render: () => (
    <States size="small">
      {words.map((word) => (
        <State key={word} name={`Status: ${statusTone(word)}`}>
          <StatusBadge word={word} tone={statusTone} />
        </State>
      ))}
      <State name="Status: a task that runs">
        <StatusBadge word="Running" tone={taskTone} />
      </State>
      <State name="Status: longer than usual">
        <StatusBadge word="Wartet auf Bestätigung des Dienstes" tone={() => "warn"} />
      </State>
      <State name="Time">
        <TimestampCell iso="2026-11-20T15:15:00.000Z" local="2026-11-20 10:15:00 AM" utc="2026-11-20 15:15:00 UTC" />
      </State>
      <State name="Version">
        <VersionText version="5.0.0.3100" />
      </State>
      <State name="Version with a warning">
        <VersionText version="4.9.2.2877" warning="Two releases behind 5.0.0.3100." />
      </State>
    </States>
  )
}
