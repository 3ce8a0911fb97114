/** A piece of a message that looks the same throughout. */
export interface TextPiece {
  readonly text: string;
  readonly tag?: 'b' | 'i' | 'u' | 's' | 'code' | 'pre' | 'a';
  readonly href?: string;
}

const TOKEN = /<(\/?)([a-z]+)(?:\s+href="([^"<>]*)")?>|&(lt|gt|amp|quot);|[^<&]+|[<&]/g;
const TAGS = new Set(['b', 'i', 'u', 's', 'code', 'pre', 'a']);
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

type Open = { tag: NonNullable<TextPiece['tag']>; href?: string };

/** Reads Telegram's HTML. Null for what Telegram cannot parse: a bare `<` or `&`, a tag that is not closed in turn. */
export function readHtml(html: string): readonly TextPiece[] | null {
  const pieces: TextPiece[] = [];
  const open: Open[] = [];
  for (const [token, closing, tag, href, entity] of html.matchAll(TOKEN)) {
    if (tag !== undefined) {
      if (!TAGS.has(tag)) return null;
      if (!closing) open.push({ tag: tag as Open['tag'], ...(href !== undefined && { href }) });
      else if (open.pop()?.tag !== tag) return null;
    } else if (entity === undefined && (token === '<' || token === '&')) return null;
    else pieces.push({ text: entity ? (ENTITIES[entity] ?? '') : token, ...open.at(-1) });
  }
  return open.length > 0 ? null : pieces;
}
