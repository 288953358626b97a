import { useRef } from "react"
import { Button } from "./button.tsx"

export interface FileButtonProps {
  readonly label: string
  /** What the file is, to a screen reader. */
  readonly inputLabel: string
  /** As a file field's `accept`. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

/** A button that takes one file from this machine; the same file again is a choice, too. */
export function FileButton({ label, inputLabel, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          currentTarget.value = ""
        }}
      />
      <Button colorPalette="gray" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
