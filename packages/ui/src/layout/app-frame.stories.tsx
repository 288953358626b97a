import type { Meta, StoryObj } from "@storybook/react-vite"
import { screen } from "storybook/test"
import { StateBanner } from "../feedback/state-banner.tsx"
import { accountRows } from "../gallery/estate.ts"
import { nothing } from "../gallery/states.tsx"
import { AccountPanel } from "../tree/account-panel.tsx"
import { AccountTree } from "../tree/account-tree.tsx"
import { AppFrame } from "./app-frame.tsx"
import { NavLinks } from "./nav-links.tsx"
import { PageHeading } from "./page-heading.tsx"
import { Screen } from "./screen.tsx"
import { UserMenu } from "./user-menu.tsx"

const links = ["Dashboard", "UTGs", "Tasks", "Devices", "Forms", "Users", "Profiles"].map((label) => ({
  id: label.toLowerCase(),
  label,
  isCurrent: label === "UTGs"
}))
const userMenu = (
  <UserMenu
    username="dana.whitlock"
    imageUrl={null}
    profileHref="#profile"
    oldExperienceHref="#old"
    choices={[
      {
        label: "Appearance",
        choices: ["System", "Light", "Dark"].map((label) => ({ id: label, label, isChosen: label === "System" })),
        onChoose: nothing
      }
    ]}
    onAbout={nothing}
    onSignOut={nothing}
  />
)

const meta: Meta<typeof AppFrame> = {
  title: "Layout/Frame",
  component: AppFrame,
  tags: ["over"],
  args: {
    brand: "Command Center",
    navigation: (
      <NavLinks
        links={links}
        renderLink={({ id }, { children, ...props }) => (
          <a href={`#${id}`} {...props}>
            {children}
          </a>
        )}
      />
    ),
    userMenu,
    sidebar: (
      <AccountPanel filter="" onFilterChange={nothing} expandAll={false} onExpandAllChange={nothing}>
        <AccountTree
          label="Accounts"
          rows={accountRows({})}
          onToggle={nothing}
          renderLink={({ id }, { children, ...props }) => (
            <a href={`#${id}`} {...props}>
              {children}
            </a>
          )}
        />
      </AccountPanel>
    ),
    sidebarTitle: "Accounts",
    account: "Harbour Hotels",
    isSidebarShown: true,
    onSidebarShownChange: nothing,
    sidebarWidth: 240,
    onSidebarWidthChange: nothing,
    place: "/be/12/utgs",
    later: (part) => part,
    onQuiet: () => undefined,
    children: (
      <Screen>
        <PageHeading title="UTG List" access={{ canEdit: true, tooltip: "You can edit UTGs here." }} />
      </Screen>
    )
  }
}
export default meta

/** As wide as a small window: the links and the accounts are in a drawer. */
export const Narrow: StoryObj<typeof meta> = {
  args: { banners: <StateBanner isShown header="No connection" message="What you see may be out of date." /> }
}

export const Wide: StoryObj<typeof meta> = { tags: ["desktop"] }

export const WideWithoutAccounts: StoryObj<typeof meta> = { tags: ["desktop"], args: { isSidebarShown: false } }

export const DrawerOnAPhone: StoryObj<typeof meta> = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Menu" }).click()
    await screen.findByRole("dialog")
  }
}

export const UserMenuOpen: StoryObj<typeof meta> = {
  tags: ["desktop"],
  play: ({ canvas }) => canvas.getByRole("button", { name: "User menu, dana.whitlock" }).click()
}
