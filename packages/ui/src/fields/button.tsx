import type { ComponentProps, MouseEvent } from "react"

interface Looks {
  readonly variant?: "solid" | "outline" | "subtle" | "ghost" | undefined
  readonly size?: "xs" | "sm" | undefined
  readonly colorPalette?: "accent" | "gray" | "danger" | undefined
  readonly className?: string | undefined
}

/** The looks of a button for a link of the console, which leads to a page without loading it. */
export const buttonLooks = ({ variant = "outline", size = "sm", colorPalette = "accent", className }: Looks) => ({
  className: className === undefined ? "cc-button" : `cc-button ${className}`,
  "data-variant": variant,
  "data-size": size,
  "data-palette": colorPalette
})

interface Refusal {
  /** Why it cannot be used now, which is told to who points at it and to who comes to it by keyboard. */
  readonly reason?: string | undefined
  /** What it began is under way: it takes no second press, and keeps the focus, which one switched off would lose. */
  readonly isBusy?: boolean | undefined
}

export type ButtonProps = ComponentProps<"button"> & Looks & Refusal

const ignored = (event: MouseEvent) => event.preventDefault()

const refusalOf = ({ reason, isBusy = false }: Refusal) => {
  if (isBusy) return { "aria-disabled": true, disabled: false, onClick: ignored }
  return reason === undefined ? {} : { "aria-disabled": true, "data-tip": reason, onClick: ignored }
}

export function Button({ variant, size, colorPalette, className, reason, isBusy, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      {...buttonLooks({ variant, size, colorPalette, className })}
      {...button}
      {...refusalOf({ reason, isBusy })}
    >
      {isBusy === true && <span className="cc-spinner" aria-hidden />}
      {children}
    </button>
  )
}

export type LinkButtonProps = ComponentProps<"a"> & Looks

/** A link that looks like a button, for what leads to another page. */
export function LinkButton({ variant, size, colorPalette, className, children, ...link }: LinkButtonProps) {
  return (
    <a {...buttonLooks({ variant, size, colorPalette, className })} {...link}>
      {children}
    </a>
  )
}
