/** A GUID, 8-4-4-4-12 hex, in either letter case (documents 1 §5 and 2 §5). */
export const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
