/** The tags that a merchant's text may hold (T53): words, headings, lists, links out. No styles, pictures, frames or scripts. */
export const TEXT_TAGS = [
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
] as const;

/** The protocols of the links in it. */
export const TEXT_LINKS = ['https', 'http', 'mailto', 'tel'] as const;

/** What each of its links carries: the page behind it opens apart, and knows nothing of this one. */
export const TEXT_LINK_ATTRIBUTES = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const;
