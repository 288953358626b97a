import { CircleAlert } from "lucide-react"

export interface FieldErrorProps {
  readonly id: string
  readonly message: string | null | undefined
}

export function FieldError({ id, message }: FieldErrorProps) {
  if (message === null || message === undefined || message === "") return null
  return (
    <p id={id} className="cc-error">
      <CircleAlert size={14} aria-hidden />
      <span>{message}</span>
    </p>
  )
}
