import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** What a text may hold: its tags, and how its links are written. */
export type TextRules = {
  tags: readonly string[];
  /** Protocols of links. */
  links: readonly string[];
  linkAttributes: Readonly<Record<string, string>>;
};

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const off = (isOn: boolean) => (isOn ? {} : (false as const));

/** The editor's parts, cut to what the text may hold: it cannot write what would be cleaned away. */
export function extensionsFor({ tags, links, linkAttributes }: TextRules): Extensions {
  const has = (tag: string) => tags.includes(tag);
  const levels = LEVELS.filter((level) => has(`h${level}`));
  const isLink = (url: string) => links.some((protocol) => url.toLowerCase().startsWith(`${protocol}:`));
  return [
    StarterKit.configure({
      heading: levels.length > 0 && { levels },
      bold: off(has('strong')),
      italic: off(has('em')),
      underline: off(has('u')),
      strike: off(has('s')),
      code: off(has('code')),
      codeBlock: off(has('pre')),
      horizontalRule: off(has('hr')),
      blockquote: off(has('blockquote')),
      bulletList: off(has('ul')),
      orderedList: off(has('ol')),
      hardBreak: off(has('br')),
      link: has('a') && {
        openOnClick: false,
        autolink: false,
        isAllowedUri: isLink,
        HTMLAttributes: { ...linkAttributes },
      },
    }),
  ];
}
