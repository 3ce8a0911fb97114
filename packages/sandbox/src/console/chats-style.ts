/** What the page of Telegram's chats adds to the console's style, served as `/sandbox/chats.css`. */
export const CHATS_STYLE = `
:root {
  --talk: light-dark(#d7e3cf, #101511);
  --theirs: light-dark(#fff, #222a24);
  --mine: light-dark(#e6fbd3, #2b5238);
  --key: light-dark(#0000001f, #ffffff24);
}
.chats main { grid-template-columns: minmax(0, 1fr); }
@media (min-width: 800px) {
  .chats main { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .chats main > section:last-child { grid-column: auto; }
}
.scene { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-bottom: 16px; }
.scene label { display: grid; gap: 4px; font-size: .875rem; color: var(--faint); }
select, input {
  min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); color: var(--text); font: inherit;
}
select {
  appearance: none; max-width: 100%; padding-inline-end: 36px; text-overflow: ellipsis; cursor: pointer;
  background:
    linear-gradient(45deg, #0000 50%, var(--faint) 50%) calc(100% - 19px) 50% / 6px 6px no-repeat,
    linear-gradient(-45deg, #0000 50%, var(--faint) 50%) calc(100% - 13px) 50% / 6px 6px no-repeat, var(--card);
}
.bar { display: flex; align-items: center; justify-content: space-between; gap: 8px 12px; min-height: 44px; flex-wrap: wrap; }
.bar h2 { margin: 0; }
.group { display: flex; align-items: center; gap: 8px; min-width: 0; font-size: .875rem; color: var(--faint); }
.group select { min-width: 0; }
.talk {
  height: 62vh; min-height: 320px; overflow-y: auto; padding: 12px; border-radius: 16px; background: var(--talk);
  display: flex; flex-direction: column; gap: 8px; margin-top: 8px;
}
.talk > :first-child { margin-top: auto; }
.bubble { max-width: min(92%, 440px); align-self: flex-start; }
.bubble.mine { align-self: flex-end; }
.bubble-text {
  background: var(--theirs); border-radius: 14px 14px 14px 4px; padding: 8px 12px;
  overflow-wrap: anywhere; white-space: pre-wrap;
}
.mine .bubble-text { background: var(--mine); border-radius: 14px 14px 4px 14px; }
.who { font-size: .8125rem; font-weight: 600; color: var(--accent); margin: 0 0 2px; }
.quote { border-inline-start: 3px solid var(--accent); padding-inline-start: 8px; font-size: .875rem; margin-bottom: 4px; }
.when { display: block; text-align: end; font-size: .75rem; color: var(--faint); margin-top: 2px; }
.keys { display: grid; gap: 4px; margin-top: 4px; }
.keys div { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 4px; }
.keys button {
  background: var(--key); color: var(--text); border-radius: 10px; padding: 0 8px; font-size: .9375rem; font-weight: 500;
}
.keyboard button { width: 100%; margin-top: 8px; background: var(--card); color: var(--text); box-shadow: inset 0 0 0 1px var(--line); }
.small { min-height: 44px; padding: 0 12px; font-size: .875rem; background: none; color: var(--accent); box-shadow: inset 0 0 0 1px var(--line); }
.write { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; margin-top: 8px; }
.answer { margin: 8px 0 0; padding: 8px 12px; border-radius: 10px; background: var(--text); color: var(--ground); }
.answer:empty { display: none; }
.empty { margin: auto; color: var(--text); }
.views { display: flex; gap: 16px; }
.views a { display: inline-flex; align-items: center; min-height: 44px; }
main:has(#kitchen:target) [data-chat="guest"] { display: none; }
main:has(#kitchen:target) .talk { height: 76vh; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
