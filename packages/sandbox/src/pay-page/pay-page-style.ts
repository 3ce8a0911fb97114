/** The style sheet of every provider's page, served as `/sandbox/pay.css`. */
export const PAY_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#eef0f4, #15171a);
  --card: light-dark(#fff, #212429);
  --text: light-dark(#17191c, #eceef0);
  --faint: light-dark(#5f6670, #9aa3ad);
  --line: light-dark(#dcdfe4, #3a3f46);
  --accent: #0b57d0;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: 16px;
  background: var(--ground); color: var(--text);
  font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { width: 100%; max-width: 420px; background: var(--card); border-radius: 20px; overflow: hidden; }
header { padding: 20px; background: var(--accent); color: #fff; }
header[data-color="00a0a0"] { --accent: #007d7d; }
header[data-color="0073ff"] { --accent: #0062d6; }
header[data-color="7000ff"] { --accent: #7000ff; }
header[data-color="00a651"] { --accent: #007a3c; }
header[data-color="e6007e"] { --accent: #c4006b; }
h1 { margin: 0; font-size: 1.5rem; }
.tag { margin: 4px 0 0; font-size: .875rem; }
section { padding: 20px; display: grid; gap: 8px; }
.who { margin: 0; font-size: 1.125rem; font-weight: 600; }
.order { margin: 0; color: var(--faint); }
.sum { margin: 8px 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.notice { margin: 0; padding: 12px 16px; border-radius: 12px; background: light-dark(#fde7e6, #4a1f1d); overflow-wrap: anywhere; }
form { display: grid; gap: 10px; }
button {
  min-height: 48px; padding: 0 16px; border: 0; border-radius: 14px; cursor: pointer; font: inherit; font-weight: 600;
}
button.main { background: light-dark(#17191c, #eceef0); color: light-dark(#fff, #17191c); }
button.plain { background: none; color: var(--text); box-shadow: inset 0 0 0 1px var(--line); }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#0b57d0, #9cc2ff); outline-offset: 2px; }
a { display: grid; place-items: center; min-height: 48px; color: light-dark(#0b57d0, #9cc2ff); }
`;
