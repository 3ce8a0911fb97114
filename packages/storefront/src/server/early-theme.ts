import { storageKey, STORED } from '@dasturxon/core/auth';
import { THEME_CHOICES, THEME_COOKIE } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { safeJson } from './escape.ts';
import type { PageInput } from './page-input.ts';

/** The launch that the tab keeps for the pages after the first, which say nothing of it themselves. */
const kept = (merchantId: string) =>
  `sessionStorage.getItem(${safeJson(storageKey(merchantId, STORED.launch))})`;

/**
 * Telegram's own colours are behind the `#` of a launch, later in the tab alone; painted before the first pixel, so
 * that nothing flashes.
 */
const telegram = (merchantId: string) =>
  `(()=>{try{let q=new URLSearchParams(location.hash.slice(1));if(!q.has("tgWebAppVersion")||q.has("taken"))try{q=new URLSearchParams(${kept(merchantId)}||q)}catch{}const c=JSON.parse(q.get("tgWebAppThemeParams")||"{}").bg_color;if(!/^#[0-9a-f]{6}$/i.test(c))return;const n=parseInt(c.slice(1),16),d=document.documentElement;d.dataset.scheme=.299*(n>>16)+.587*(n>>8&255)+.114*(n&255)<120?"dark":"light";d.style.setProperty("--vkui--color_background_content",c)}catch{}})();`;

/** Where Click's theme stands: the merchant's setting, else what is known of Click (`apps/click`). */
const Sources = v.fallback(
  v.pipe(
    v.array(
      v.object({ kind: v.picklist(['query', 'cookie']), name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    ),
    v.transform((sources) => sources.map(({ kind, name }) => [kind, name] as const)),
  ),
  [
    ['cookie', 'click-theme'],
    ['query', 'theme'],
  ],
);

/** Click says its theme when it opens the shop; the page that a payment leads back to finds it in the tab. */
function click({ hostSettings, merchant }: PageInput['brand']): string {
  const sources = v.parse(Sources, hostSettings?.['themeSources']);
  return `(()=>{let t;for(const [k,n] of ${safeJson(sources)})t||=k=="query"?new URLSearchParams(location.search).get(n):(RegExp("(?:^|; )"+n+"=([^;]*)").exec(document.cookie)||[])[1];const r=/^(dark|light)$/;try{if(!r.test(t))t=new URLSearchParams(${kept(merchant.id)}).get("theme")}catch{}if(r.test(t))document.documentElement.dataset.scheme=t})();`;
}

/** What the visitor of a website has chosen, else the merchant's look stays as the page says it. */
const web = `(()=>{try{const t=(/(?:^|; )${THEME_COOKIE}=(${THEME_CHOICES.join('|')})(?:;|$)/.exec(document.cookie)||[])[1],d=document.documentElement.dataset;if(t=="system")delete d.scheme;else if(t)d.scheme=t}catch{}})();`;

/** The part of the page's inline script that takes over the host's theme, in a browser the visitor's. */
export function earlyTheme({ shell, brand }: PageInput): string {
  if (shell === 'tg') return telegram(brand.merchant.id);
  return shell === 'click' ? click(brand) : web;
}
