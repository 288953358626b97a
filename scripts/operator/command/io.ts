/** 0: done. 1: refused or failed. 2: called in a wrong way. 3: a limit that was asked about is passed. */
export type ExitCode = 0 | 1 | 2 | 3

export const succeeded: ExitCode = 0
export const failed: ExitCode = 1
export const limitPassed: ExitCode = 3

/** What a program has of the world around it. */
export interface Io {
  /** One piece of output, a line or several; the line end is added. */
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** What is piped in, to its end. */
  readonly input: () => Promise<string>
  /** What is said where somebody stops the program meanwhile, such as by Ctrl+C; null where there is nothing to say. */
  readonly whenStopped: (sentence: string | null) => void
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => Date
}

export type Run = (args: ReadonlyArray<string>, io: Io) => Promise<ExitCode>

/** A whole answer as JSON. */
export const printJson = (io: Pick<Io, "out">, value: unknown): void => io.out(JSON.stringify(value, null, 2))
