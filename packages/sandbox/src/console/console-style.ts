/** The console's style sheet, served as `/sandbox/console.css`. */
export const CONSOLE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f5f2, #17181a);
  --card: light-dark(#fff, #222427);
  --text: light-dark(#1d1f21, #eceef0);
  --faint: light-dark(#5f6670, #9aa3ad);
  --line: light-dark(#dedfdb, #363a3f);
  --accent: light-dark(#0b57d0, #9cc2ff);
  --on-accent: light-dark(#fff, #10213d);
  --good: light-dark(#146c2e, #7fd99a);
  --bad: light-dark(#b3261e, #ffb4ab);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 16px; max-width: 1200px;
  background: var(--ground); color: var(--text);
  font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; margin-bottom: 16px; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0 0 12px; font-size: 1.125rem; }
header p { margin: 0; color: var(--faint); }
#state { margin-inline-start: auto; font-size: .875rem; }
#state.bad { color: var(--bad); }
main { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 800px) {
  main { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
  main > section:last-child { grid-column: 1 / -1; }
}
ul { list-style: none; margin: 0; padding: 0; }
.cards { display: grid; gap: 8px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; }
.row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 12px; }
.code { font: 700 2rem/1.2 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: .08em; }
.strong { font-weight: 600; font-variant-numeric: tabular-nums; }
.faint { color: var(--faint); font-size: .875rem; }
.text { margin: 4px 0 0; overflow-wrap: anywhere; white-space: pre-line; }
.status { padding: 2px 10px; border-radius: 99px; border: 1px solid currentColor; font-size: .8125rem; font-weight: 600; }
.status.done { color: var(--good); }
.status.lost { color: var(--bad); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
button {
  min-height: 44px; padding: 0 16px; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
}
button.quiet { background: none; color: var(--bad); box-shadow: inset 0 0 0 1px var(--line); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button:disabled { opacity: .5; cursor: default; }
.empty { color: var(--faint); }
.cards:not(:empty) + .empty { display: none; }
.links { display: grid; gap: 4px; font-size: .875rem; }
code { overflow-wrap: anywhere; }
a { color: var(--accent); }
`;
