/** The page around ours, when it is one of those that the server has named, such as a sandbox's; else null. */
export function parentOrigin(known: readonly string[]): string | null {
  const ancestors = (location as Partial<Pick<Location, 'ancestorOrigins'>>).ancestorOrigins;
  const parent = ancestors?.[0] ?? (document.referrer ? new URL(document.referrer).origin : null);
  return parent !== null && known.includes(parent) ? parent : null;
}
