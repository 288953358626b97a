/** Bytes nobody can foresee. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
