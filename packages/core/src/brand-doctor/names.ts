import { localize, type LocalizedText } from '../kernel/localized-text.ts';
import type { CheckedBrand } from './checked-brand.ts';
import type { Finding, FindingPlace } from './finding.ts';

/** What a finding is about, named in the brand's main language, else by its id. */
export function placeOf(
  { settings }: Pick<CheckedBrand, 'settings'>,
  kind: FindingPlace,
  { id, name }: { id: string; name?: LocalizedText | string | null },
): Finding['where'] {
  const { main } = settings.languages;
  const text = typeof name === 'string' ? name : localize(name, main, main);
  return { kind, id, name: text || id };
}
