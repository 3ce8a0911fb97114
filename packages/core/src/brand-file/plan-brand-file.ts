import * as v from 'valibot';

import { newDishBranches } from '../catalog/offers/branch-offers.ts';
import {
  type DraftArea,
  type DraftEntity,
  fieldNames,
  isOfArea,
  recordKey,
  type RecordRef,
  SentPatch,
} from '../drafts/edited-field.ts';
import { inheritedIn, offersIn } from '../drafts/dish/branch-rules.ts';
import { type FieldValue, isSameValue } from '../drafts/field-rule.ts';
import type { RecordFields } from '../drafts/record-fields.ts';
import { blankFields, isPresent } from '../drafts/record-life.ts';
import { SETTING_FIELDS } from '../drafts/settings-fields.ts';
import { fieldsOfLocks } from '../menu-file/plan-patches.ts';

import { SERVICE_SETTINGS } from './brand-clone.ts';
import { carryReferences, type TargetOf } from './carry-references.ts';
import { type FiledBrand, type FiledRecord, type Kind, kindKey } from './filed-brand.ts';
import { type IdOf, matchPlaces, matchRecords } from './match-records.ts';

/** A field that a file changes. `before` is the value of the draft, or the blank one of a new record. */
export type PlannedField = { field: string; before: FieldValue; after: FieldValue };

/** A record that a file makes or changes in the draft, by the id that it has there. */
export type PlannedRecord = RecordRef & { isNew: boolean; fields: RecordFields; changes: PlannedField[] };

/** Why a record of a file stays out: several have its name; no editor makes it; it names what the brand does not have. */
export type LeftOutReason = 'several' | 'missing' | 'references';

/** What a brand file would do to the draft of a brand. */
export type BrandPlan = {
  records: PlannedRecord[];
  /** Records that are as the file has them, by area. */
  same: FiledRecord[];
  leftOut: (FiledRecord & { reason: LeftOutReason })[];
  /** Values that a draft does not take: the fields stay as they are. */
  unfit: (FiledRecord & { field: string })[];
};

/**
 * `isOwn`: the file is of this very brand. `areas`: what is brought. `idOf`: ids of new records. `locked`: columns of files that
 * a dish does not take (BO-273), by its id.
 */
export type BringFile = {
  isOwn: boolean;
  areas: readonly DraftArea[];
  idOf: IdOf;
  locked: ReadonlyMap<string, readonly string[]>;
};

const HOURS = ['workHours', 'specialHours', 'deliveryStart', 'deliveryEnd', 'lastOrderMinutes'];

/** Fields of other settings that name one brand: how it is reached, and its accounts of services. */
const isOneBrands = (field: string): boolean =>
  SETTING_FIELDS.links.includes(field) || SERVICE_SETTINGS.some((name) => field.startsWith(`${name}.`));

/** Ids of a dish in other systems. */
const OUTSIDE_IDS = ['integrationId', 'posterId', 'jowiId'];

type Target = RecordRef & { isNew: boolean; before: RecordFields };

/**
 * Whether a field is taken from the file of another brand. Names, addresses and accounts belong to one brand alone. A city that the
 * brand has stays as it is, since its orders are delivered there, and so does the main one.
 */
function isForOthers({ entity, isNew }: Target, field: string): boolean {
  if (entity === 'brand') return false;
  if (entity === 'city') return isNew && field !== 'isMain';
  if (entity === 'settings') return !isOneBrands(field);
  if (entity === 'branch') return HOURS.includes(field) || field.startsWith('settings.');
  return entity !== 'product' || !OUTSIDE_IDS.includes(field);
}

/** The value as a draft keeps it; undefined for one that it does not take. */
function kept(ref: RecordRef, field: string, value: FieldValue): FieldValue | undefined {
  const parsed = v.safeParse(SentPatch, { entity: ref.entity, id: ref.id, field, value, base: 0 });
  return parsed.success ? parsed.output.value : undefined;
}

/** The fields of a record that a file does not change. */
const lockedFields = ({ entity, id }: RecordRef, { locked }: BringFile): ReadonlySet<string> =>
  new Set(entity === 'product' ? ['lockedFields', ...fieldsOfLocks(locked.get(id) ?? [])] : []);

function changesOf(target: Target, fields: RecordFields, how: BringFile) {
  const changes: PlannedField[] = [];
  const unfit: string[] = [];
  const lockedOnes = lockedFields(target, how);
  for (const field of fieldNames(target.entity)) {
    if (lockedOnes.has(field) || (!how.isOwn && !isForOthers(target, field))) continue;
    const before = target.before[field] ?? null;
    const given = fields[field] ?? null;
    if (isSameValue(before, given)) continue;
    const after = kept(target, field, given);
    if (after === undefined) unfit.push(field);
    else if (!isSameValue(before, after)) changes.push({ field, before, after });
  }
  return { changes, unfit };
}

type Shelves = {
  open: readonly string[];
  /** The branches that sell the dishes of a category, by its id, once the file is brought. */
  inheritedBy: (categoryId: FieldValue | undefined) => readonly string[];
};

/**
 * The branches of a dish or a category of another brand: those that it names and this brand has. Where none is left, one that is
 * there stays as it is; a new dish follows its category, or is sold everywhere while the category is sold nowhere.
 */
function withBranches(
  fields: RecordFields,
  { entity, isNew, before }: Target,
  shelves: Shelves,
): RecordFields {
  const { sold, off } = offersIn(fields);
  if (sold.length + off.length > 0) return fields;
  const kept = { ...fields, branches: before['branches'] ?? [] };
  if (entity === 'category') return kept;
  if (!isNew) return { ...kept, branchesOff: before['branchesOff'] ?? [] };
  return { ...fields, branches: newDishBranches(shelves.inheritedBy(fields['categoryId']), shelves.open) };
}

/** Where dishes of a file are sold in a brand that takes its menu. */
function shelvesOf(filed: FiledBrand, own: FiledBrand, target: TargetOf): Shelves {
  const categories = (records: FiledBrand['records']) =>
    records.filter(({ entity }) => entity === 'category');
  const inherited = new Map<unknown, readonly string[]>(
    categories(own.records).map(({ id, fields }) => [id, inheritedIn(fields)]),
  );
  for (const { id, fields } of categories(filed.records)) {
    const brought = inheritedIn(fields).flatMap((branch) => target('branch', branch) ?? []);
    if (brought.length > 0) inherited.set(target('category', id), brought);
  }
  const open = own.records
    .filter(({ entity, fields }) => entity === 'branch' && fields['isActive'] === true)
    .map(({ id }) => id);
  return { open, inheritedBy: (categoryId) => inherited.get(categoryId) ?? [] };
}

/** The id of each thing that records name, in the brand that takes the file. */
function targetsOf(filed: FiledBrand, own: FiledBrand, { areas, idOf }: BringFile) {
  const matches = matchRecords(filed.records, own.records, idOf);
  const groups = matchPlaces(filed.groups, own.groups);
  const cities = matchPlaces(filed.cities, own.cities);
  const isBrought = (entity: DraftEntity) => areas.some((area) => isOfArea(area, { entity }));
  const nearest = (kind: Kind, id: string): string | null =>
    (kind === 'group' ? groups.get(id) : kind === 'city' ? cities.get(id) : null) ?? null;
  const target: TargetOf = (kind, id) => {
    const match = matches.get(kindKey(kind, id));
    const isThere = match !== undefined && 'id' in match && (isBrought(kind) || !match.isNew);
    return isThere ? match.id : nearest(kind, id);
  };
  return { matches, target, isBrought };
}

type Outcome = { record: FiledRecord } & (
  | { reason: LeftOutReason }
  | { planned: PlannedRecord; unfit: readonly string[] }
);

/** What becomes of each record of the file that is brought. */
function* outcomes(filed: FiledBrand, own: FiledBrand, how: BringFile): Generator<Outcome> {
  const { matches, target, isBrought } = targetsOf(filed, own, how);
  const ownFields = new Map(own.records.map((record) => [recordKey(record), record.fields]));
  const shelves = shelvesOf(filed, own, target);
  const wanted = filed.records.filter(({ entity, fields }) => isBrought(entity) && isPresent(entity, fields));
  for (const record of wanted) {
    const { entity } = record;
    const match = matches.get(recordKey(record))!; // every record of the file has one
    const fields = carryReferences(record, target);
    if ('leftOut' in match) yield { record, reason: match.leftOut };
    else if (fields === null) yield { record, reason: 'references' };
    else {
      const { id } = match;
      const goal = {
        ...match,
        entity,
        before: ownFields.get(recordKey({ entity, id })) ?? blankFields(entity) ?? {},
      };
      const isOthersMenu = !how.isOwn && (entity === 'product' || entity === 'category');
      const given = isOthersMenu ? withBranches(fields, goal, shelves) : fields;
      const { changes, unfit } = changesOf(goal, given, how);
      yield { record, unfit, planned: { ...match, entity, fields, changes } };
    }
  }
}

/**
 * What a file of a brand changes in the draft of a brand, or of another one: records are changed or added, never removed. An
 * import of what is there already changes nothing.
 */
export function planBrandFile(filed: FiledBrand, own: FiledBrand, how: BringFile): BrandPlan {
  const plan: BrandPlan = { records: [], same: [], leftOut: [], unfit: [] };
  for (const { record, ...outcome } of outcomes(filed, own, how)) {
    if ('reason' in outcome) {
      plan.leftOut.push({ ...record, reason: outcome.reason });
      continue;
    }
    const { planned, unfit } = outcome;
    plan.unfit.push(...unfit.map((field) => ({ ...record, field })));
    if (planned.changes.length > 0) plan.records.push(planned);
    else plan.same.push(record);
  }
  return plan;
}
