import { type BrandPlan, type BringFile, BROUGHT_AREAS, type FiledBrand } from '../brand-file/index.ts';
import type { FiledRecord } from '../brand-file/filed-brand.ts';
import { blankFields, type DraftEntity, type RecordFields } from '../drafts/index.ts';

/** A record of a brand file; what is not named is as a new record has it. */
export const aFiledRecord = (entity: DraftEntity, id: string, fields: RecordFields = {}): FiledRecord => ({
  entity,
  id,
  fields: { ...blankFields(entity), ...(blankFields(entity) && { exists: true }), ...fields },
});

/** A file of another brand with every area. */
export const bringAll: BringFile = {
  isOwn: false,
  areas: BROUGHT_AREAS,
  idOf: ({ entity, id }) => `new-${entity}-${id}`,
  locked: new Map(),
};

/** What a plan changes of a record: the values afterwards by field. */
export const plannedValues = ({ records }: BrandPlan, id: string) =>
  Object.fromEntries(
    records.find((one) => one.id === id)?.changes.map(({ field, after }) => [field, after]) ?? [],
  );

/** A brand with the changes of a plan. */
export function afterPlan(own: FiledBrand, { records }: BrandPlan): FiledBrand {
  const all = new Map(own.records.map((one) => [`${one.entity} ${one.id}`, one]));
  for (const { entity, id, changes } of records) {
    const before = all.get(`${entity} ${id}`)?.fields ?? blankFields(entity)!;
    const fields = { ...before, ...Object.fromEntries(changes.map((one) => [one.field, one.after])) };
    all.set(`${entity} ${id}`, { entity, id, fields });
  }
  return { ...own, records: [...all.values()] };
}
