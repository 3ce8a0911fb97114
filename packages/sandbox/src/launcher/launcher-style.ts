/** The launchers' style sheet, served as `/sandbox/launcher/launcher.css`. */
export const LAUNCHER_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f5f2, #17181a);
  --card: light-dark(#fff, #222427);
  --text: light-dark(#1d1f21, #eceef0);
  --faint: light-dark(#5f6670, #9aa3ad);
  --line: light-dark(#dedfdb, #363a3f);
  --accent: light-dark(#0b57d0, #9cc2ff);
  --on-accent: light-dark(#fff, #10213d);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; padding: 16px; max-width: 1280px;
  background: var(--ground); color: var(--text);
  font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
header { display: flex; align-items: baseline; gap: 16px; }
h1 { margin: 0 0 12px; font-size: 1.5rem; }
h2 { margin: 0 0 8px; font-size: 1rem; }
a { color: var(--accent); }
main { display: grid; gap: 24px; grid-template-columns: 260px auto minmax(0, 1fr); align-items: start; }
@media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 430px) { body { overflow-x: clip; } .phone { margin-inline: -17px; border-radius: 0 !important; } }
form { display: grid; gap: 8px; }
label { display: grid; grid-template-columns: 120px minmax(0, 1fr); align-items: center; gap: 8px; color: var(--faint); }
input, select {
  inline-size: 100%; min-height: 36px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: var(--text); font: inherit;
}
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
button {
  min-height: 40px; padding: 0 14px; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
}
button.quiet { background: none; color: var(--accent); box-shadow: inset 0 0 0 1px var(--line); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.phone {
  display: grid; border: 1px solid var(--line); border-radius: 20px; overflow: hidden; inline-size: max-content;
  background: var(--card);
}
.bar { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 8px; }
.bar button { min-height: 36px; background: none; color: inherit; }
.bar #close { order: 3; margin-inline-start: auto; }
iframe { display: block; inline-size: 390px; block-size: 750px; border: 0; background: #fff; }
.small iframe { inline-size: 360px; block-size: 560px; }
.tiny iframe { inline-size: 320px; block-size: 480px; }
.bottom { padding: 8px; }
.bottom:has([hidden]) { display: none; }
.whole { position: relative; }
.whole .bar { background: none !important; position: absolute; z-index: 1; inset-block-start: 47px; inset-inline: 0; min-height: 46px; }
.whole .bar button { border-radius: 18px; background: rgb(0 0 0 / 45%); color: #fff; }
.whole .bar #title { display: none; }
.whole iframe { block-size: 794px; }
.typing iframe { block-size: 430px; border-block-end: 320px solid #8888; box-sizing: content-box; }
#main { inline-size: 100%; min-height: 48px; }
#main[aria-disabled='true'] { opacity: .5; }
#log { margin: 0; padding: 0; list-style: none; max-height: 800px; overflow-y: auto; font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; }
#log li { padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
#log .answer { color: var(--faint); }
#log .old { color: #b3261e; }
.both { max-width: none; }
.both main { grid-template-columns: repeat(auto-fit, minmax(min(100%, 940px), 1fr)); gap: 16px; }
.both iframe { inline-size: 100%; block-size: 1000px; border: 1px solid var(--line); border-radius: 12px; background: none; }
`;
