import * as v from 'valibot';

/**
 * Kept in `data` of a removed product or category: whether it was on sale before, and a product's category, which is null where the
 * undo took it back to before it was made.
 */
const Archived = v.object({
  archived: v.object({ active: v.boolean(), categoryId: v.optional(v.nullable(v.string()), null) }),
});

type Data = Readonly<Record<string, unknown>>;

/** Whether a product or category is removed from the menu. Its row stays for old orders, links and the undo. */
export const isArchived = (data: Data): boolean => v.is(Archived, data);

/** What the menu's editor shows of a row beside its texts and prices. */
type Presence = { exists: boolean; active: boolean; categoryId: string | null };

/** Whether a row is there, on sale, and where. A removed row is inactive, so that no guest's menu has it. */
export function presenceOf(row: Data, columns: Omit<Presence, 'exists'>): { data: Data; presence: Presence } {
  const read = v.safeParse(Archived, row);
  if (!read.success) return { data: row, presence: { exists: true, ...columns } };
  const { archived: _mark, ...data } = row;
  return { data, presence: { exists: false, ...read.output.archived } };
}

/** The reverse: what is stored of a row's presence. */
export const stored = ({
  exists,
  active,
  categoryId,
}: {
  exists: boolean;
  active: unknown;
  categoryId?: unknown;
}) =>
  exists
    ? { active }
    : { active: false, archived: { active: active !== false, categoryId: categoryId ?? null } };
