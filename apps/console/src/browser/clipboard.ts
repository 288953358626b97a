/** Whether the text reached the clipboard; false where the browser has none or refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!("clipboard" in navigator)) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
