/** Has a box looked at now, and whenever it or what it holds may have another size. */
export const onSize = (box: HTMLElement, look: () => void) => {
  look()
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(box)
  contents.observe(box, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
