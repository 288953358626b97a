/** Hands a file to the browser's downloads under the given name. */
export const download = (fileName: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the address over when the click returns to the event loop, Safari some time after.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Has the browser download what stands at an address, on whatever server. In a tab of its own, which closes again, so
 * that an address that answers with a page does not take the console's place.
 */
export const downloadFrom = (address: string) => {
  const link = document.createElement("a")
  link.href = address
  link.target = "_blank"
  link.rel = "noreferrer"
  link.click()
}
