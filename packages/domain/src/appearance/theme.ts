/** How the console looks: as the system asks for, or always light or dark. */
export const themes = ["system", "light", "dark"] as const

export type Theme = (typeof themes)[number]

/** The theme that a text names, as the browser keeps it; the system's where it names none. */
export const readTheme = (text: string | null): Theme => themes.find((theme) => theme === text) ?? "system"
