/** A piece of a message that looks the same throughout. */
export interface TextPiece {
  readonly text: string;
  readonly tag?: 'b' | 'i' | 'u' | 's' | 'code' | 'pre' | 'a' | 'blockquote';
  readonly href?: string;
}

const TOKEN =
  /<(\/?)([a-z]+)(?:\s+href="([^"<>]*)"|(?<=<blockquote)\s+expandable)?>|&(lt|gt|amp|quot);|[^<&]+|[<&]/g;
const TAGS = new Set(['b', 'i', 'u', 's', 'code', 'pre', 'a', 'blockquote']);
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

type Open = { tag: NonNullable<TextPiece['tag']>; href?: string };

type Turn = { closing: string; tag: string; href: string | undefined };

/** Opens or closes a tag; false for one that Telegram does not support or that is closed out of order. */
function turn(open: Open[], { closing, tag, href }: Turn): boolean {
  if (!TAGS.has(tag)) return false;
  if (closing !== '') return open.pop()?.tag === tag;
  open.push({ tag: tag as Open['tag'], ...(href !== undefined && { href }) });
  return true;
}

/** Reads Telegram's HTML. Null for what Telegram cannot parse: a bare `<` or `&`, a tag that is not closed in turn. */
export function readHtml(html: string): readonly TextPiece[] | null {
  const pieces: TextPiece[] = [];
  const open: Open[] = [];
  for (const [token, closing = '', tag, href, entity] of html.matchAll(TOKEN)) {
    if (tag !== undefined) {
      if (!turn(open, { closing, tag, href })) return null;
      continue;
    }
    if (token === '<' || token === '&') return null;
    pieces.push({ text: ENTITIES[entity ?? ''] ?? token, ...open.at(-1) });
  }
  return open.length > 0 ? null : pieces;
}
