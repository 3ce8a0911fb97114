import { type Language, localize } from '@dasturxon/core/kernel';

import { sentence } from '../../http/sentences.ts';
import type { KnownBrand } from '../brand/brand-page.ts';
import { escapeMarkup, pageWord, plainPage, SHOP_SIGN } from './plain-page.ts';
import { visitorLanguage } from '../visit/visitor-language.ts';

type Words = { title: string; text: string };

const said = ({ title, text }: Words) => `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`;

/** Never a dead end: the way on is to ask again. */
const again = (language: Language) => `<a class="main" href="/">${pageWord('retry', language)}</a>`;

/** The merchant does not exist (NAV-11, D60). */
export function notAvailablePage(
  request: Request,
  status: 404 | 421,
  more: Record<string, string> = {},
): Response {
  const language = visitorLanguage(request);
  const words = {
    title: pageWord('notAvailable.title', language),
    text: pageWord('notAvailable.text', language),
  };
  const body = SHOP_SIGN + said(words) + again(language);
  return plainPage({ title: words.title, language, body }, status, more);
}

/** Maximum number of cached pages (T11). */
export function tooManyPage(request: Request, waitSeconds: number): Response {
  const language = visitorLanguage(request);
  const words = { title: pageWord('tooMany.title', language), text: pageWord('tooMany.text', language) };
  const body = SHOP_SIGN + said(words) + again(language);
  return plainPage({ title: words.title, language, body }, 429, { 'Retry-After': String(waitSeconds) });
}

/** A merchant that an administrator has deleted (NAV-13). */
export function deletedPage(request: Request): Response {
  const language = visitorLanguage(request);
  const words = { title: pageWord('deleted.title', language), text: sentence('merchant.deleted', language) };
  return plainPage({ title: words.title, language, body: SHOP_SIGN + said(words) }, 410);
}

/** An inactive merchant (NAV-10): its name and phone. */
export function blockedPage(request: Request, { merchant, settings }: KnownBrand): Response {
  const language = visitorLanguage(request);
  const words = { title: pageWord('blocked.title', language), text: pageWord('blocked.text', language) };
  const name = localize(merchant.name, language, settings.languages.main);
  const phone = settings.contacts.find(({ type }) => type === 'phone')?.value;
  const call = phone
    ? `<a class="main" href="tel:${escapeMarkup(phone.replace(/[^\d+]/g, ''))}"><bdi dir="ltr">${escapeMarkup(phone)}</bdi></a>`
    : again(language);
  const body = `${signOf(merchant.logo)}<p class="brand">${escapeMarkup(name)}</p>${said(words)}${call}`;
  return plainPage({ title: `${words.title} — ${name}`, language, body }, 503);
}

const signOf = (logo: string | null) =>
  logo?.startsWith('/')
    ? `<p class="brand"><img src="${escapeMarkup(logo)}" alt="" width="64" height="64"></p>`
    : SHOP_SIGN;
