import { type DraftEntity, recordKey } from '../drafts/edited-field.ts';
import { textsIn } from '../drafts/record-fields.ts';
import { blankFields, isPresent } from '../drafts/record-life.ts';
import { foldWord } from '../search/fold-word.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import type { FiledRecord, NamedPlace } from './filed-brand.ts';

/** Where a record of a file goes: to a record of the brand, to a new one, or nowhere. */
export type Match = { id: string; isNew: boolean } | { leftOut: 'several' | 'missing' | 'references' };

/** The id of a record of a file that the brand does not have yet; the same each time. */
export type IdOf = (record: Pick<FiledRecord, 'entity' | 'id'>) => string;

/** Kinds whose records are the same thing where their name, or their code, is the same. */
const NAMED: readonly DraftEntity[] = [
  'category',
  'product',
  'modifierGroup',
  'branch',
  'city',
  'group',
  'hall',
  'table',
  'zone',
  'promo',
];

/** A file brings no new branch: it is placed, and its dishes are chosen, in the editor of the branches. */
const NEVER_NEW: readonly DraftEntity[] = ['branch'];

/** Kinds whose records have their names within another one, parents first. */
const WITHIN = [
  { entity: 'hall', field: 'branchId', parent: 'branch' },
  { entity: 'table', field: 'hallId', parent: 'hall' },
] as const satisfies { entity: DraftEntity; field: string; parent: DraftEntity }[];

const folded = (text: string): string => foldWord(text.trim().replace(/\s+/g, ' '));

/** The id of the record that one is in; undefined for a kind that is in none, empty for a missing one. */
function parentOf({ entity, fields }: FiledRecord): string | undefined {
  const within = WITHIN.find((one) => one.entity === entity);
  const id = within && fields[within.field];
  return typeof id === 'string' ? id : within && '';
}

/** What a record is called, whatever the spelling, one key for each language. */
function keysOf({ entity, id, fields }: FiledRecord): string[] {
  if (!NAMED.includes(entity)) return [];
  if (entity === 'promo') return typeof fields['code'] === 'string' ? [`promo code ${fields['code']}`] : [];
  const parent = parentOf({ entity, id, fields });
  const kind = parent === undefined ? entity : `${entity} ${parent}`;
  if (typeof fields['name'] === 'string')
    return fields['name'] === '' ? [] : [`${kind} ${folded(fields['name'])}`];
  return Object.entries(textsIn(fields, 'name'))
    .filter(([, text]) => text !== '')
    .map(([language, text]) => `${kind} ${language} ${folded(text)}`);
}

function indexOf(records: readonly FiledRecord[]): ReadonlyMap<string, readonly FiledRecord[]> {
  const index = new Map<string, FiledRecord[]>();
  for (const record of records)
    for (const key of keysOf(record)) index.set(key, [...(index.get(key) ?? []), record]);
  return index;
}

type Index = ReturnType<typeof indexOf>;

/** The records that share a name with one; each once. */
const sharing = (index: Index, record: FiledRecord): FiledRecord[] => [
  ...new Set(keysOf(record).flatMap((key) => index.get(key) ?? [])),
];

/** The only branches of two brands are each other's. */
function soleBranch(filed: readonly FiledRecord[], own: readonly FiledRecord[]): string | null {
  const [one, ...others] = own.filter(({ entity }) => entity === 'branch');
  const isSole = others.length === 0 && filed.filter(({ entity }) => entity === 'branch').length === 1;
  return isSole && one ? one.id : null;
}

/** Matches of records whose parents, if they have any, are the same ones in the file and in the brand. */
function matchNamed(
  filed: readonly FiledRecord[],
  own: readonly FiledRecord[],
  idOf: IdOf,
): ReadonlyMap<string, Match> {
  const ownByKey = new Map(own.map((one) => [recordKey(one), one]));
  const byId = (record: FiledRecord): string | null =>
    [record.id, idOf(record)].find((id) => ownByKey.has(recordKey({ entity: record.entity, id }))) ?? null;
  // Halls and tables never move to another parent: printed links name both.
  const isElsewhere = (record: FiledRecord, id: string): boolean => {
    const before = ownByKey.get(recordKey({ entity: record.entity, id }));
    return before !== undefined && parentOf(before) !== parentOf(record);
  };
  const taken = new Set(
    filed.flatMap((record) => {
      const id = byId(record);
      return id === null ? [] : [recordKey({ entity: record.entity, id })];
    }),
  );
  const free = indexOf(own.filter((one) => !taken.has(recordKey(one)) && isPresent(one.entity, one.fields)));
  const waiting = indexOf(filed.filter((record) => byId(record) === null));
  const sole = soleBranch(filed, own);
  const matchOf = (record: FiledRecord): Match => {
    const id = byId(record) ?? (record.entity === 'branch' ? sole : null);
    if (id !== null) return isElsewhere(record, id) ? { leftOut: 'references' } : { id, isNew: false };
    const found = sharing(free, record);
    const [one] = found;
    if (one)
      return found.length === 1 && sharing(waiting, one).length === 1
        ? { id: one.id, isNew: false }
        : { leftOut: 'several' };
    return NEVER_NEW.includes(record.entity) || blankFields(record.entity) === null
      ? { leftOut: 'missing' }
      : { id: idOf(record), isNew: true };
  };
  return new Map(filed.map((record) => [recordKey(record), matchOf(record)]));
}

const isWithin = ({ entity }: FiledRecord): boolean => WITHIN.some((one) => one.entity === entity);

/**
 * Finds the record of a brand for each record of a file: by id, then by its name, a promotion by its code, a hall by its name in its
 * branch and a table by its name in its hall. A name of several records is left out, not guessed; so is what is in a branch that does
 * not come. A record that no editor makes is never new.
 */
export function matchRecords(
  filed: readonly FiledRecord[],
  own: readonly FiledRecord[],
  idOf: IdOf,
): ReadonlyMap<string, Match> {
  const all = new Map(
    matchNamed(
      filed.filter((record) => !isWithin(record)),
      own.filter((record) => !isWithin(record)),
      idOf,
    ),
  );
  for (const { entity, field, parent } of WITHIN) {
    const children = filed.filter((record) => record.entity === entity);
    const placed = children.flatMap((record) => {
      const match = all.get(recordKey({ entity: parent, id: parentOf(record) ?? '' }));
      if (!match || 'leftOut' in match) return [];
      return { ...record, fields: { ...record.fields, [field]: match.id } };
    });
    for (const record of children) all.set(recordKey(record), { leftOut: 'references' });
    const rivals = own.filter((record) => record.entity === entity);
    for (const [key, match] of matchNamed(placed, rivals, idOf)) all.set(key, match);
  }
  return all;
}

const placeNames = ({ name }: NamedPlace): string[] =>
  Object.entries(name satisfies LocalizedText)
    .filter(([, text]) => text !== '')
    .map(([language, text]) => `${language} ${folded(text)}`);

/** The place of a brand for each place that a file does not bring: by id, by name, else its first one, as an import of a menu does. */
export function matchPlaces(
  filed: readonly NamedPlace[],
  own: readonly NamedPlace[],
): ReadonlyMap<string, string> {
  const first = own[0]?.id;
  const byName = new Map(own.toReversed().flatMap((one) => placeNames(one).map((name) => [name, one.id])));
  const ids = new Set(own.map(({ id }) => id));
  return new Map(
    filed.flatMap((place) => {
      const named = placeNames(place).flatMap((name) => byName.get(name) ?? [])[0];
      const id = ids.has(place.id) ? place.id : (named ?? first);
      return id === undefined ? [] : [[place.id, id] as const];
    }),
  );
}
