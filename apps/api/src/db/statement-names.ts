/** Statements that are asked again and again are worth keeping parsed and planned; one-off ones are not. */
const KEEP_FROM = 3;
const KEEP_AT_MOST = 300;

/**
 * Names for prepared statements by their text: the same name for the same text, none until a text has come a few
 * times, and never more than a database connection can hold.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    if (names.size >= KEEP_AT_MOST) return undefined;
    if (seen.size > 2 * KEEP_AT_MOST) seen.clear();
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < KEEP_FROM) return undefined;
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
