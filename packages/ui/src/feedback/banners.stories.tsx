import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { AlertBanners } from "./alert-banners.tsx"
import { InlineNote } from "./inline-note.tsx"
import { MissingPart } from "./missing-part.tsx"
import { StateBanner } from "./state-banner.tsx"

const meta: Meta = { title: "Feedback/Banners and notes" }
export default meta

const alerts = [
  { id: "1", kind: "info", header: "Maintenance", message: "Tonight from 23:00 to 23:30 UTC." },
  { id: "2", kind: "warn", header: "Certificates", message: "12 terminals have certificates that expire this month." },
  {
    id: "3",
    kind: "bad",
    header: "Service disruption",
    message:
      "Aufgaben für Terminals in der Region Rhein-Ruhr werden zurzeit verspätet ausgeführt. Wir arbeiten daran und melden uns, sobald alle Aufgaben nachgeholt sind."
  }
] as const

export const Every: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Alerts of each kind">
        <AlertBanners alerts={alerts} onDismiss={nothing} />
      </State>
      <State name="A state that lasts">
        <StateBanner
          isShown
          header="No connection"
          message="What you see may be out of date. Changes are not possible until the connection is back."
        />
      </State>
      <State name="A part that cannot be had">
        <MissingPart
          isOver={false}
          title={shellMessages.newReleaseTitle}
          text={shellMessages.newReleaseText}
          onReload={nothing}
        />
      </State>
      <State name="Notes of each kind">
        <InlineNote kind="info">Saved changes reach the UTG when its agent next reports in.</InlineNote>
        <InlineNote kind="success">3 UTGs were given the profile Bar.</InlineNote>
        <InlineNote kind="warn">Changes 250 UTGs: 12 run a version the profile was not made for.</InlineNote>
        <InlineNote kind="bad">The profile could not be saved: another one has this name.</InlineNote>
      </State>
    </States>
  )
}
