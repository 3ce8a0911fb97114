/** Where the real map has its logo and its link, which pages must not cover. */
export function addSigns(root: HTMLElement, isDark: boolean): void {
  for (const [side, text] of [
    ['right', 'Stand-in maps'],
    ['left', 'Open in maps'],
  ] as const) {
    const sign = document.createElement('span');
    sign.textContent = text;
    Object.assign(sign.style, {
      position: 'absolute',
      bottom: '6px',
      [side]: '8px',
      zIndex: '3',
      fontSize: '11px',
      color: isDark ? '#eee' : '#333',
    });
    root.append(sign);
  }
}
