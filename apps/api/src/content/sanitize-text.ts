import { TEXT_LINK_ATTRIBUTES, TEXT_LINKS, TEXT_TAGS } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: [...TEXT_LINKS],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', TEXT_LINK_ATTRIBUTES),
  },
};

/** A merchant's HTML as it is stored: what could run, load or be laid over the page is gone (T53). */
export function sanitizeText(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/** The same in every language of a text. */
export function sanitizeTexts(text: LocalizedText): LocalizedText {
  return Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, sanitizeText(html)]),
  ) as LocalizedText;
}
