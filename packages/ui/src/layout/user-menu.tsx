import { frameMessages } from "@command-center/domain/message/frame-messages"
import { ChevronDown, CircleUserRound, History, Info, LogOut } from "lucide-react"
import { useRef, useState } from "react"
import { Menu } from "./menu.tsx"
import { opensByArrows } from "./menu-arrows.tsx"

export interface MenuChoices<Id extends string> {
  readonly label: string
  readonly choices: ReadonlyArray<{ readonly id: Id; readonly label: string; readonly isChosen: boolean }>
  readonly onChoose: (id: Id) => void
}

export interface UserMenuProps {
  readonly username: string
  readonly imageUrl: string | null
  readonly profileHref: string
  readonly oldExperienceHref: string
  /** Each group has a name, and one of its choices holds. */
  readonly choices: ReadonlyArray<MenuChoices<string>>
  readonly onAbout: () => void
  readonly onSignOut: () => void
}

/** The profile image; the plain figure where there is none or it cannot be had. */
function Avatar({ imageUrl }: Pick<UserMenuProps, "imageUrl">) {
  const [broken, setBroken] = useState<string | null>(null)
  if (imageUrl === null || imageUrl === broken) return <CircleUserRound size={22} aria-hidden />
  return <img className="cc-avatar" src={imageUrl} alt="" width={24} height={24} onError={() => setBroken(imageUrl)} />
}

export function UserMenu(props: UserMenuProps) {
  const { username, imageUrl, profileHref, oldExperienceHref, choices, onAbout, onSignOut } = props
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cc-bar-button"
        aria-label={frameMessages.userMenu(username)}
        {...opensByArrows}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        <Avatar imageUrl={imageUrl} />
        <span className="cc-user-name">{username}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      <Menu
        anchor={anchor}
        label={username}
        side="end"
        items={[
          { id: "profile", label: frameMessages.profile, icon: CircleUserRound, href: profileHref },
          { id: "old", label: frameMessages.oldExperience, icon: History, href: oldExperienceHref },
          { id: "about", label: frameMessages.about, icon: Info, onSelect: onAbout },
          ...choices.map(({ label, choices: offered, onChoose }) => ({
            id: label,
            label,
            items: offered.map((each) => ({ ...each, onSelect: () => onChoose(each.id) }))
          })),
          { id: "sign-out", label: frameMessages.signOut, icon: LogOut, onSelect: onSignOut }
        ]}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
