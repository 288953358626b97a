/** How the gateway talks to a device. */
export const threadTypes = ["EMV", "Serial", "Pinpad", "Printer", "Signature"] as const
