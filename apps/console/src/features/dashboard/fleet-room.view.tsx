import type { CSSProperties, ReactNode } from "react"

interface FleetRoomProps {
  /** In rem, of a fleet of some size; 0 where nothing is below it. */
  readonly height: number
  readonly children: ReactNode
}

/** What a card keeps free, however little comes to stand in it: nothing below it moves then. */
export function FleetRoom({ height, children }: FleetRoomProps) {
  const style: CSSProperties & { readonly "--cc-room": string } = { "--cc-room": `${height}rem` }
  return (
    <div className="cc-fleet-room" style={style}>
      {children}
    </div>
  )
}
