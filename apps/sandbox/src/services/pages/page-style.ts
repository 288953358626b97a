/** The look of the sandbox's own pages, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #45535f; --ground: #f5f7f9; --card: #ffffff; --line: #c3ccd5; --accent: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef2f6; --soft: #b4c0cb; --ground: #12181e; --card: #1b232b; --line: #46535f; --accent: #8cc2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5rem; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--accent); }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 0.5rem; }
button { width: 100%; min-height: 3rem; padding: 0.75rem 1rem; text-align: left; font: inherit; color: var(--ink);
  background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; cursor: pointer; }
button:hover { border-color: var(--accent); }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button strong { display: block; }
button span { display: block; color: var(--soft); font-size: 0.925rem; }
`
