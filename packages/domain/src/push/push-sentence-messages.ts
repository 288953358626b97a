import { translatable } from "../language/translatable.ts"

/** What a push sends, to how many, as parts of one sentence. */
export const pushSentences = {
  devices: (count: number, types: string): string =>
    count === 0 ? "no device" : count === 1 ? `1 device of type ${types}` : `${count} devices of type ${types}`,
  counted: (count: number): string => (count === 1 ? "1 device" : `${count} devices`),
  toBeChosen: "to be chosen",
  pci: (version: string | null): string =>
    version === null ? ", without a PCI version," : `, PCI version ${version},`,
  noForm: "(none chosen)",
  forms: (form: string, devices: string): string => `Push the form ${form} to ${devices}`,
  firmware: (devices: string, form: string, pci: string): string =>
    `Update the firmware of ${devices} with ${form}${pci}`
} as const

translatable({ pushSentences })
