import * as v from 'valibot';

import {
  DRAFT_ENTITIES,
  type DraftArea,
  type DraftEntity,
  ENTITIES_OF,
  isOfArea,
} from '../drafts/edited-field.ts';
import { FieldValue } from '../drafts/field-rule.ts';
import { recordName } from '../drafts/record-problems.ts';
import type { Language } from '../kernel/language.ts';
import { Id, listOf } from '../kernel/wire.ts';
import type { BrandPlan } from './plan-brand-file.ts';

/** Parts of a brand that a brand file brings, in the order in which they are published. */
export const BROUGHT_AREAS = [
  'settings',
  'branches',
  'zones',
  'menu',
  'promos',
  'content',
] as const satisfies DraftArea[];

/** Bytes of one part of an upload: less than half a minute on a slow line. */
export const BRAND_FILE_PART = 4 * 1024 * 1024;
/** The largest brand file that the back office takes, in parts: 512 MiB. A larger one is imported by the command. */
export const BRAND_FILE_PARTS = 128;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Entity = v.picklist(DRAFT_ENTITIES as readonly DraftEntity[]);
const Area = v.picklist(BROUGHT_AREAS);

/** What a brand file would do to the drafts of a brand. */
export const BrandFilePreview = v.object({
  /** The brand that the file is of, by its sub. */
  sub: v.string(),
  /** The file is of this very brand. */
  isOwn: v.boolean(),
  /** Guests or orders are in the file; they are never brought. */
  hasGuests: v.boolean(),
  /** The revision of the draft that the preview is of. */
  revision: Count,
  areas: listOf(v.object({ area: Area, created: Count, changed: Count, same: Count })),
  /** The first new and changed records, with the fields that change; a new one without. */
  records: listOf(
    v.object({
      entity: Entity,
      id: Id,
      name: v.string(),
      isNew: v.boolean(),
      changes: listOf(v.object({ field: v.string(), before: FieldValue, after: FieldValue })),
    }),
  ),
  recordCount: Count,
  leftOut: listOf(v.object({ entity: Entity, name: v.string(), reason: v.string() })),
  unfit: listOf(v.object({ entity: Entity, name: v.string(), field: v.string() })),
});
export type BrandFilePreview = v.InferOutput<typeof BrandFilePreview>;

/** Records and fields of a record that a preview shows. */
const MOST_SHOWN = { records: 100, fields: 12 } as const;

/** The part of a brand that a kind of record belongs to. */
export const areaOf = (entity: DraftEntity): DraftArea =>
  (Object.keys(ENTITIES_OF) as DraftArea[]).find((area) => isOfArea(area, { entity }))!; // every kind has one

/** What is shown of a plan before it goes into the drafts. */
export function brandFilePreview(plan: BrandPlan, language: Language) {
  const countOf = (area: DraftArea, records: readonly { entity: DraftEntity }[]) =>
    records.filter((record) => isOfArea(area, record)).length;
  return {
    areas: BROUGHT_AREAS.map((area) => ({
      area,
      created: countOf(
        area,
        plan.records.filter(({ isNew }) => isNew),
      ),
      changed: countOf(
        area,
        plan.records.filter(({ isNew }) => !isNew),
      ),
      same: countOf(area, plan.same),
    })),
    records: plan.records.slice(0, MOST_SHOWN.records).map(({ entity, id, isNew, fields, changes }) => ({
      entity,
      id,
      name: recordName(fields, language),
      isNew,
      changes: isNew ? [] : changes.slice(0, MOST_SHOWN.fields),
    })),
    recordCount: plan.records.length,
    leftOut: plan.leftOut.slice(0, MOST_SHOWN.records).map(({ entity, fields, reason }) => ({
      entity,
      name: recordName(fields, language),
      reason,
    })),
    unfit: plan.unfit.slice(0, MOST_SHOWN.records).map(({ entity, fields, field }) => ({
      entity,
      name: recordName(fields, language),
      field,
    })),
  };
}
