/** Stands by itself: the button is there from the start, what it opens is not. */
export const keysTitle = "Keyboard shortcuts"
