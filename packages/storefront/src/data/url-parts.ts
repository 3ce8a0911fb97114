/** An address that is not whole gets what it stands under. */
export function withBase(path: string, base: string): string {
  return /^[a-z]+:/i.test(path) ? path : base.replace(/\/$/, '') + path;
}

type Said = string | number | boolean | null | undefined;

/** Adds a query: what is undefined is left out, a list is said once for each of its values. */
export function withQuery(path: string, query: Readonly<Record<string, Said | readonly Said[]>>): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) said.append(name, String(one ?? ''));
  const text = String(said);
  if (text === '') return path;
  return path + (path.includes('?') ? '&' : '?') + text;
}
