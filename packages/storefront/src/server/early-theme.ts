import type { PageInput } from './page-input.ts';

/** Telegram's own colours are behind the `#`; painted before the first pixel, so that nothing flashes. */
const TELEGRAM = `(()=>{try{const c=JSON.parse(new URLSearchParams(location.hash.slice(1)).get("tgWebAppThemeParams")||"{}").bg_color;if(!/^#[0-9a-f]{6}$/i.test(c))return;const n=parseInt(c.slice(1),16),d=document.documentElement;d.dataset.scheme=.299*(n>>16)+.587*(n>>8&255)+.114*(n&255)<120?"dark":"light";d.style.setProperty("--vkui--color_background_content",c)}catch{}})();`;

const NAME = /^[\w-]{1,64}$/;

/** Click says its theme in a cookie whose name is the merchant's setting. */
function click({ hostSettings }: PageInput['brand']): string {
  const sources = hostSettings?.['themeSources'];
  const named = Array.isArray(sources)
    ? sources.map((source: { name?: unknown }) => String(source?.name))
    : [];
  const names = named.length > 0 ? named : ['click-theme'];
  const pattern = `(?:^|; )(?:${names.filter((name) => NAME.test(name)).join('|')})=(dark|light)`;
  return `(()=>{const m=/${pattern}/.exec(document.cookie);if(m)document.documentElement.dataset.scheme=m[1]})();`;
}

/** The part of the page's inline script that takes the host's theme over; empty in a browser. */
export function earlyTheme({ shell, brand }: PageInput): string {
  if (shell === 'tg') return TELEGRAM;
  return shell === 'click' ? click(brand) : '';
}
