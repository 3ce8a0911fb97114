import type { DraftEntity, RecordRef } from './edited-field.ts';
import { recordKey } from './edited-field.ts';
import type { FieldChange } from './field-changes.ts';
import { isSameValue } from './field-rule.ts';
import type { RecordFields } from './record-fields.ts';

const BLANK: Readonly<Partial<Record<DraftEntity, RecordFields>>> = {
  zone: {
    isActive: false,
    name: '',
    cityId: null,
    polygon: [],
    color: null,
    price: null,
    minimum: null,
    sumFees: [],
    distanceFees: [],
    priority: 0,
  },
};

/** The fields of a record that is not there yet, or no more; null for a kind of record that an editor cannot make. */
export const blankFields = (entity: DraftEntity): RecordFields | null => BLANK[entity] ?? null;

/** Whether the change removes its record: a kind that can be made is gone when it is switched off. */
const isRemoval = ({ entity, field, after }: FieldChange): boolean =>
  BLANK[entity] !== undefined && field === 'isActive' && after === false;

/**
 * Changes with every field of a removed record emptied, in place of what else was changed of it, so that the inverse of the
 * changes brings the record back whole.
 */
export function withRemovals<Change extends FieldChange>(
  changes: readonly Change[],
  fieldsOf: (record: RecordRef) => RecordFields,
): Change[] {
  const removals = new Map(changes.filter(isRemoval).map((change) => [recordKey(change), change]));
  const others = changes.filter((change) => !removals.has(recordKey(change)));
  const emptied = [...removals.values()].flatMap((removal) => {
    const fields = fieldsOf(removal);
    return Object.entries(BLANK[removal.entity] ?? {})
      .map(([field, after]) => ({ ...removal, field, before: fields[field] ?? null, after }))
      .filter(({ before, after }) => !isSameValue(before, after));
  });
  return [...others, ...emptied];
}
