type Values = Readonly<Record<string, unknown>>;

/**
 * Values for a message of Lingui. It decodes `\uXXXX` and `\xXX` after it has put the values in, so that typed text
 * could become markup or a new line (T41). Each backslash of a text is written as `\x5c`, which that pass turns back.
 */
export function verbatimValues<V extends Values | undefined>(values: V): V {
  const isNaughty = (value: unknown) => typeof value === 'string' && value.includes('\\');
  if (!values || !Object.values(values).some(isNaughty)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value,
    ]),
  ) as V;
}
