import { pageHeaders } from './page-headers.ts';

/** A page without a brand: what happened, and what to do. Needs no script, and nothing of a merchant. */
type StatusPage = { title: string; text: string; links?: readonly { href: string; name: string }[] };

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f6f6f7;color:#17181b}main{max-width:26rem;padding:2rem;text-align:center}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1rem;color:#555c66}ul{list-style:none;padding:0}a{display:block;margin:.5rem 0;padding:.875rem 1rem;border-radius:1rem;background:#fce000;color:#17181b;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#121214;color:#f4f4f5}p{color:#a9afb8}}';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const paragraph = (line: string) => `<p>${escape(line)}</p>`;

/** The answer with such a page. */
export function statusPage(
  { title, text, links = [] }: StatusPage,
  status: number,
  more: Record<string, string> = {},
): Response {
  const list = links
    .map(({ href, name }) => `<li><a href="${escape(href)}">${escape(name)}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1>${text.split('\n').map(paragraph).join('')}${list ? `<ul>${list}</ul>` : ''}</main></body></html>`;
  const headers = { ...pageHeaders({ style: STYLE, script: '' }), 'Cache-Control': 'no-store', ...more };
  return new Response(html, { status, headers });
}

/** Words of the pages that have no brand, and so no language of one. */
export const NOT_AVAILABLE: StatusPage = {
  title: 'Not available',
  text: 'Bu manzilda doʻkon topilmadi.\nПо этому адресу магазина нет.\nThere is no shop at this address.',
};

/** More pages than anybody reads (T11). */
export const TOO_MANY: StatusPage = {
  title: 'Too many requests',
  text: 'Soʻrovlar juda koʻp. Bir ozdan keyin urinib koʻring.\nСлишком много запросов. Попробуйте чуть позже.\nToo many requests. Please try again in a moment.',
};

/** A merchant that an administrator has deleted (NAV-13). */
export const DELETED: StatusPage = {
  title: 'System deleted by admin.',
  text: 'System deleted by admin. If this site belongs to you, contact your manager',
};

/** A merchant that is not active (NAV-10). */
export const BLOCKED: StatusPage = {
  title: 'Temporarily closed',
  text: 'Doʻkon vaqtincha ishlamayapti. Keyinroq kirib koʻring.\nМагазин временно не работает. Загляните позже.\nThe shop is closed for now. Please come back later.',
};
