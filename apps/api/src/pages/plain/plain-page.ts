import { directionOf, type Language, LANGUAGE_TAGS } from '@dasturxon/core/kernel';

import { catalogues } from '../../http/sentences.ts';
import { pageHeaders } from '../build/page-headers.ts';
import { PAGE_MESSAGES, type PageMessageKey } from './page-messages.ts';

const STYLE = `:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--text:#17181b;--quiet:#5b626c;--line:#e3e5e9;--plate:#eceef1}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:grid;place-items:center;padding:24px 16px;font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:var(--page);color:var(--text)}
main{inline-size:100%;max-inline-size:26rem;text-align:center}
.sign{display:grid;place-items:center;inline-size:96px;block-size:96px;margin:0 auto 24px;border-radius:50%;background:var(--plate)}
h1{margin:0 0 8px;font-size:1.5rem;line-height:2rem}
p{margin:0 0 24px;color:var(--quiet);text-wrap:balance}
.brand{margin:0 0 16px;font-weight:600;color:var(--text)}
.brand img{display:block;margin:0 auto 8px}
img{inline-size:64px;block-size:64px;border-radius:16px;background:var(--plate);object-fit:cover}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
a{color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--text);outline-offset:2px}
.main{display:block;padding:14px 16px;border-radius:12px;background:var(--text);color:var(--card);font-weight:600}
.card{display:flex;align-items:center;gap:16px;padding:12px;border-radius:16px;background:var(--card);text-align:start;box-shadow:0 1px 3px rgb(16 18 24/8%)}
.card span{flex:1;min-inline-size:0;overflow-wrap:anywhere}
.card b{display:block;font-size:1.0625rem}
.card small{color:var(--quiet);font-size:.875rem}
.card svg{flex:none;color:var(--quiet)}
.go{margin-block-start:24px;padding-block-start:16px;border-block-start:1px solid var(--line);grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))}
.go a{display:grid;place-items:center;min-block-size:44px;padding:4px 8px;border-radius:12px;color:var(--quiet);font-size:.875rem}
.go a:hover{background:var(--plate)}
[dir=rtl] .card svg{transform:scaleX(-1)}
@media(prefers-color-scheme:dark){:root{--page:#121316;--card:#1d1f23;--text:#f3f4f6;--quiet:#a5acb7;--line:#2c2f35;--plate:#25282d}}`;

/** Inline pictures: nothing else of a page without a brand is asked for. */
const drawn = (path: string, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;

const STOREFRONT =
  '<path d="M4 9.5V20h16V9.5M3 9l1.6-5h14.8L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5.5h4V20"/>';

export const STOREFRONT_SIGN = `<div class="sign">${drawn(STOREFRONT, 44)}</div>`;
export const ARROW = drawn('<path d="m9 5 7 7-7 7"/>', 20);

const formatMessage = catalogues('pages', PAGE_MESSAGES);

/** A word of these pages in a language. */
export const pageMessage = (key: PageMessageKey, language: Language): string => formatMessage(key, language);

export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type PlainPage = { title: string; language: Language; body: string };

/** The answer with a page that needs no script and no brand. `body` is markup: escape what goes into it. */
export function plainPage(
  { title, language, body }: PlainPage,
  status: number,
  more: Record<string, string> = {},
): Response {
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[language]}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
  const headers = { ...pageHeaders({ style: STYLE, script: '' }), 'Cache-Control': 'no-store', ...more };
  return new Response(html, { status, headers });
}
