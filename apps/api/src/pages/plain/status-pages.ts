import { type Language, localize } from '@dasturxon/core/kernel';

import { sentence } from '../../http/sentences.ts';
import type { KnownBrand } from '../brand/brand-page.ts';
import { escapeMarkup, pageMessage, plainPage, STOREFRONT_SIGN } from './plain-page.ts';
import { visitorLanguage } from '../visit/visitor-language.ts';

type Texts = { title: string; text: string };

const headingAndText = ({ title, text }: Texts) =>
  `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`;

/** Never a dead end: the way on is to ask again. */
const again = (language: Language) => `<a class="main" href="/">${pageMessage('retry', language)}</a>`;

/** The merchant does not exist (NAV-11, D60). */
export function notAvailablePage(
  request: Request,
  status: 404 | 421,
  more: Record<string, string> = {},
): Response {
  const language = visitorLanguage(request);
  const texts = {
    title: pageMessage('notAvailable.title', language),
    text: pageMessage('notAvailable.text', language),
  };
  const body = STOREFRONT_SIGN + headingAndText(texts) + again(language);
  return plainPage({ title: texts.title, language, body }, status, more);
}

/** Maximum number of cached pages (T11). */
export function tooManyPage(request: Request, waitSeconds: number): Response {
  const language = visitorLanguage(request);
  const texts = {
    title: pageMessage('tooMany.title', language),
    text: pageMessage('tooMany.text', language),
  };
  const body = STOREFRONT_SIGN + headingAndText(texts) + again(language);
  return plainPage({ title: texts.title, language, body }, 429, { 'Retry-After': String(waitSeconds) });
}

/** A merchant that an administrator has deleted (NAV-13). */
export function deletedPage(request: Request): Response {
  const language = visitorLanguage(request);
  const texts = {
    title: pageMessage('deleted.title', language),
    text: sentence('merchant.deleted', language),
  };
  return plainPage({ title: texts.title, language, body: STOREFRONT_SIGN + headingAndText(texts) }, 410);
}

/** An inactive merchant (NAV-10): its name and phone. */
export function blockedPage(request: Request, { merchant, settings }: KnownBrand): Response {
  const language = visitorLanguage(request);
  const texts = {
    title: pageMessage('blocked.title', language),
    text: pageMessage('blocked.text', language),
  };
  const name = localize(merchant.name, language, settings.languages.main);
  const phone = settings.contacts.find(({ type }) => type === 'phone')?.value;
  const call = phone
    ? `<a class="main" href="tel:${escapeMarkup(phone.replace(/[^\d+]/g, ''))}"><bdi dir="ltr">${escapeMarkup(phone)}</bdi></a>`
    : again(language);
  const body = `${signOf(merchant.logo)}<p class="brand">${escapeMarkup(name)}</p>${headingAndText(texts)}${call}`;
  return plainPage({ title: `${texts.title} — ${name}`, language, body }, 503);
}

const signOf = (logo: string | null) =>
  logo?.startsWith('/')
    ? `<p class="brand"><img src="${escapeMarkup(logo)}" alt="" width="64" height="64"></p>`
    : STOREFRONT_SIGN;
