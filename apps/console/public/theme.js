// Runs before anything is painted: whoever chose a theme never sees the other one first.
try {
  const theme = localStorage.getItem("theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {
  // A storage that is denied keeps no theme: the system's holds.
}
