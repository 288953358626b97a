import { crc32, deflateSync, inflateSync } from "node:zlib"

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

const chunksOf = (png) => {
  const chunks = []
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

const paeth = (left, up, corner) => {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value))
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

const filters = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth]

/** The pixels of a screenshot, three or four bytes each. */
const pixelsOf = ({ width, height, size }, packed) => {
  const stride = width * size
  const raw = inflateSync(packed)
  const pixels = Buffer.alloc(stride * height)
  for (let row = 0; row < height; row += 1) {
    const filter = filters[raw[row * (stride + 1)]]
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x
      const left = x < size ? 0 : pixels[at - size]
      const up = row === 0 ? 0 : pixels[at - stride]
      const corner = x < size || row === 0 ? 0 : pixels[at - stride - size]
      pixels[at] = raw[row * (stride + 1) + 1 + x] + filter(left, up, corner)
    }
  }
  return pixels
}

/** No more colours than a palette holds: those that are alike in their first bits become the most frequent of them. */
const paletteOf = (counts) => {
  for (let bits = 8; bits > 0; bits -= 1) {
    const mask = (0xff << (8 - bits)) & 0xff
    const alike = (colour) => colour & ((mask << 16) | (mask << 8) | mask)
    const kept = new Map()
    for (const [colour, count] of counts)
      if (count > (counts.get(kept.get(alike(colour))) ?? 0)) kept.set(alike(colour), colour)
    if (kept.size <= mostColours)
      return { colours: [...kept.values()], indexOf: (colour) => [...kept.keys()].indexOf(alike(colour)) }
  }
  throw new Error("A picture without colours")
}

/** The same picture with a palette, a third of the bytes; one that has a palette already stays as it is. */
export const smallPng = (png) => {
  const chunks = chunksOf(png)
  const head = chunks.find(({ type }) => type === "IHDR").data
  const kind = head[9]
  if (kind !== 2 && kind !== 6) return png
  const form = { width: head.readUInt32BE(0), height: head.readUInt32BE(4), size: kind === 2 ? 3 : 4 }
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data))
  const pixels = pixelsOf(form, packed)
  const at = (pixel) => pixels.readUIntBE(pixel * form.size, 3)
  const counts = new Map()
  const pixelCount = form.width * form.height
  for (let pixel = 0; pixel < pixelCount; pixel += 1) counts.set(at(pixel), (counts.get(at(pixel)) ?? 0) + 1)
  const { colours, indexOf } = paletteOf(counts)
  const indices = new Map([...counts.keys()].map((colour) => [colour, indexOf(colour)]))
  const rows = Buffer.alloc((form.width + 1) * form.height)
  for (let pixel = 0; pixel < pixelCount; pixel += 1)
    rows[pixel + Math.floor(pixel / form.width) + 1] = indices.get(at(pixel))
  const palette = Buffer.alloc(colours.length * 3)
  for (const [index, colour] of colours.entries()) palette.writeUIntBE(colour, index * 3, 3)
  const indexed = Buffer.from(head)
  indexed[8] = 8
  indexed[9] = 3
  return Buffer.concat([
    signature,
    chunk("IHDR", indexed),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0))
  ])
}
