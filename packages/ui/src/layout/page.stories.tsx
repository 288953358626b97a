import { listKeys } from "@command-center/domain/message/list-keys"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../fields/button.tsx"
import { nothing, State, States } from "../gallery/states.tsx"
import { Card } from "./card.tsx"
import { DefinitionList } from "./definition-list.tsx"
import { JsonText } from "./json-text.tsx"
import { KeyGroup } from "./key-group.tsx"
import { PageHeading } from "./page-heading.tsx"
import { ShownAccountContext } from "./shown-account.tsx"
import { TabLinks } from "./tab-links.tsx"

const meta: Meta = { title: "Layout/Page" }
export default meta

const account = { name: "Harbour Hotels", onOpen: nothing }
const tabs = ["General", "Configuration", "API Interfaces", "Devices", "Tasks", "Timeline"].map((label, at) => ({
  id: label,
  label,
  isCurrent: at === 1
}))
const facts = [
  { id: "nickname", term: "Nickname", value: "Lane 1" },
  { id: "id", term: "Permanent ID", value: "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60", isCode: true },
  { id: "location", term: "Location", value: "" },
  { id: "merchant", term: "Händler", value: "Grandhotel Königsallee Betriebsgesellschaft mit beschränkter Haftung" }
]
const [keys] = listKeys("page")

export const Every: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Heading, alone">
        <PageHeading title="Dashboard" />
      </State>
      <State name="Heading with account, way, right and actions">
        <ShownAccountContext value={account}>
          <PageHeading
            title="10.0.195.42"
            breadcrumb={[{ id: "utgs", link: <a href="#utgs">UTGs</a> }]}
            access={{ canEdit: false, tooltip: "You can see UTGs here, not edit them." }}
            hint="Last seen 3 minutes ago"
          >
            <Button>Restart</Button>
          </PageHeading>
        </ShownAccountContext>
      </State>
      <State name="Heading, long">
        <ShownAccountContext
          value={{ ...account, name: "Grandhotel Königsallee Betriebsgesellschaft mit beschränkter Haftung" }}
        >
          <PageHeading
            title="Rezeption Erdgeschoss, Kasse neben dem Haupteingang zur Tiefgarage"
            breadcrumb={[{ id: "utgs", link: <a href="#utgs">UTGs</a> }]}
          />
        </ShownAccountContext>
      </State>
      <State name="Tabs">
        <TabLinks
          label="Lane 1"
          links={tabs}
          renderLink={({ id }, { children, ...props }) => (
            <a href={`#${id}`} {...props}>
              {children}
            </a>
          )}
        />
      </State>
      <State name="Card with facts">
        <Card title="UTG" aside={<Button size="xs">Edit</Button>}>
          <DefinitionList items={facts} />
        </Card>
      </State>
      <State name="JSON">
        <JsonText label="Configuration" json={{ utgGlobal: { siteName: "Dock", heartbeatSeconds: 30 } }} />
      </State>
      <State name="Keys">{keys !== undefined && <KeyGroup title={keys.title} keys={keys.keys} />}</State>
    </States>
  )
}
