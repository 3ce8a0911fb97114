/** What makes two lines one: the product and its choices, whatever their order. */
export type LineIdentity = {
  productId: string;
  modifiers: readonly { id: string; count: number }[];
};

/** The choices of a line in a fixed order, each named once, without those of no count. */
export function tidyModifiers(modifiers: LineIdentity['modifiers']): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { id, count } of modifiers) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, count]) => ({ id, count }));
}

/** Equal for lines that are merged: same product, same choices. Never a name that every object has. */
export function lineKey({ productId, modifiers }: LineIdentity): string {
  const choices = tidyModifiers(modifiers).map(({ id, count }) => `${id}:${count}`);
  return `${productId}|${choices.join(',')}`;
}
