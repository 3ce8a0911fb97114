/** The parsed text; null for an empty one and undefined for what is not JSON (HTML, a cut-off answer). */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
