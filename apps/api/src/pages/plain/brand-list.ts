import { localize } from '@dasturxon/core/kernel';
import { MerchantPublic } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../../db/schema/merchants.ts';
import type { Deps } from '../../http/serving/context.ts';
import { ARROW, escapeMarkup, pageMessage, plainPage, STOREFRONT_SIGN } from './plain-page.ts';
import { visitorLanguage } from '../visit/visitor-language.ts';

/** The brands of this deployment, for a plain local host that names none (D1). */
export async function brandList(request: Request, { db, env }: Pick<Deps, 'db' | 'env'>): Promise<Response> {
  const url = new URL(request.url);
  const language = visitorLanguage(request);
  const rows = await db.asPlatform((tx) => tx.select().from(merchants).where(eq(merchants.isActive, true)));
  const cards = rows
    .filter(({ deleted }) => !deleted)
    .map(({ merchantId, sub, data, isActive, deleted }) => {
      const merchant = v.parse(MerchantPublic, { ...data, id: merchantId, sub, isActive, deleted });
      const name = localize(merchant.name, language) || sub;
      return cardOf({ name, logo: merchant.logo, href: hrefOf(sub, url) });
    });
  const title = pageMessage('list.title', language);
  const text = pageMessage(cards.length > 0 ? 'list.text' : 'list.none', language);
  const demo = env.SANDBOX
    ? goOf(['telegram', 'click', 'console'], (place) => pageMessage(`list.${place}`, language))
    : '';
  const body = `${STOREFRONT_SIGN}<h1>${title}</h1><p>${text}</p><ul>${cards.join('')}</ul>${demo}`;
  return plainPage({ title: `Dasturxon — ${title}`, language, body }, 200);
}

type Card = { name: string; logo: string | null; href: string };

function cardOf({ name, logo, href }: Card): string {
  const picture = logo?.startsWith('/')
    ? `<img src="${escapeMarkup(logo)}" alt="" width="64" height="64">`
    : '';
  const host = href.startsWith('http') ? new URL(href).host : href;
  return `<li><a class="card" href="${escapeMarkup(href)}">${picture}<span><b>${escapeMarkup(name)}</b><small><bdi dir="ltr">${escapeMarkup(host)}</bdi></small></span>${ARROW}</a></li>`;
}

const PLACES = { telegram: '/sandbox/telegram', click: '/sandbox/click', console: '/sandbox/' } as const;
type Place = keyof typeof PLACES;

/** Links of a demo: the same storefronts inside other apps, and the pages that show their messages. */
function goOf(places: readonly Place[], key: (place: Place) => string): string {
  const links = places.map((place) => `<li><a href="${PLACES[place]}">${key(place)}</a></li>`);
  return `<ul class="go">${links.join('')}</ul>`;
}

function hrefOf(sub: string, url: URL): string {
  return url.hostname === 'localhost' ? `http://${sub}.localhost:${url.port || 80}/` : `/?vendor=${sub}`;
}
