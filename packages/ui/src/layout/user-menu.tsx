import { Menu, Portal } from "@chakra-ui/react"
import { ArrowUpRight, ChevronDown, CircleUserRound, History, Info, LogOut } from "lucide-react"

export interface UserMenuProps {
  readonly username: string
  readonly imageUrl: string | null
  readonly profileHref: string
  readonly oldExperienceHref: string
  readonly onAbout: () => void
  readonly onSignOut: () => void
}

export function UserMenu(props: UserMenuProps) {
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <button type="button" className="cc-bar-button cc-user" aria-label={`User menu, ${props.username}`}>
          {props.imageUrl === null ? (
            <CircleUserRound size={22} aria-hidden />
          ) : (
            <img className="cc-avatar" src={props.imageUrl} alt="" width={24} height={24} />
          )}
          <span className="cc-user-name">{props.username}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{props.username}</Menu.ItemGroupLabel>
            </Menu.ItemGroup>
            <Menu.Item value="profile" asChild>
              <a href={props.profileHref}>
                <CircleUserRound aria-hidden />
                Profile
                <ArrowUpRight aria-hidden />
              </a>
            </Menu.Item>
            <Menu.Item value="old" asChild>
              <a href={props.oldExperienceHref}>
                <History aria-hidden />
                Switch to old experience
                <ArrowUpRight aria-hidden />
              </a>
            </Menu.Item>
            <Menu.Item value="about" onSelect={props.onAbout}>
              <Info aria-hidden />
              About
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="sign-out" onSelect={props.onSignOut}>
              <LogOut aria-hidden />
              Sign Out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
