import { lineKey, type LineIdentity } from '../../cart/line-key.ts';
import type { IfMissing } from '../schemas/if-missing.schema.ts';

/** The longest comment on a dish: two lines of a kitchen's ticket. */
export const LINE_COMMENT_LENGTH = 140;

/** What a guest asks about one dish (B15). `ifMissing` null: as for the whole order. */
export type LineNote = { comment: string | null; ifMissing: IfMissing | null };

type Noted = {
  productId: string;
  modifiers?: LineIdentity['modifiers'] | null | undefined;
} & Partial<LineNote>;

const keyOf = ({ productId, modifiers }: Noted) => lineKey({ productId, modifiers: modifiers ?? [] });

/** The comments of equal items, which are sold as one line, as one text. */
function joinedComments(items: readonly Noted[]): string | null {
  const texts = new Set(items.map(({ comment }) => comment?.trim() ?? '').filter(Boolean));
  return [...texts].join('; ') || null;
}

/**
 * Lines with what was asked about their dishes. Equal items are one line (D39): their comments are joined, and the first
 * choice of what happens when the dish has run out is kept.
 */
export function withLineNotes<Line extends LineIdentity>(
  lines: readonly Line[],
  items: readonly Noted[],
): (Line & LineNote)[] {
  const byKey = Map.groupBy(items, keyOf);
  return lines.map((line) => {
    const noted = byKey.get(lineKey(line)) ?? [];
    const ifMissing = noted.find((item) => item.ifMissing)?.ifMissing ?? null;
    return { ...line, comment: joinedComments(noted), ifMissing };
  });
}
