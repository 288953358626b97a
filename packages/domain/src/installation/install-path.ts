/** What no name of a Windows folder holds. */
const segment = String.raw`[^\\/:*?"<>|\p{Cc}]+`

const path = new RegExp(String.raw`^[A-Za-z]:(?:[\\/]${segment})+[\\/]?$`, "u")

/** Names that Windows takes for a folder above, or for none. */
const unnamed = /[\\/][. ]+(?:[\\/]|$)/u

/** Whether a text is a drive letter, a colon, then segments after slashes of either kind (document 2 §5 "Installation"). */
export const isInstallPath = (text: string): boolean => path.test(text) && !unnamed.test(text)
