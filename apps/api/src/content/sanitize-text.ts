import type { LocalizedText } from '@dasturxon/core/kernel';
import sanitizeHtml from 'sanitize-html';

/** All that a merchant's text may hold: words, headings, lists, links out. No styles, pictures, frames or scripts. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'br',
    'a',
    'blockquote',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
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
