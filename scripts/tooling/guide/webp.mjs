/** A PNG as a small WebP without transparency, by the browser that took it; `page` is an empty one. */
export const webpOf = async (page, png) => {
  const text = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext("2d", { alpha: false }).drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 })
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""))
  }, png.toString("base64"))
  return Buffer.from(text, "base64")
}

/** Width and height of such a picture, so that a page keeps its place for it. */
export const webpSize = (bytes) => {
  if (bytes.toString("latin1", 8, 16) !== "WEBPVP8X")
    throw new Error("This is not a WebP picture as Chromium writes it.")
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}
