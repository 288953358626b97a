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
