import { blankFields, type DraftEntity, type FieldValue, presenceField } from '@dasturxon/core/drafts';

import { useDraft } from './draft-context.ts';
import type { MadeRecord } from './made-records.ts';

/** Puts values of a record into the draft. */
export function usePut() {
  const { view, store } = useDraft();
  return (entity: DraftEntity, id: string, fields: Readonly<Record<string, FieldValue>>) => {
    for (const [field, value] of Object.entries(fields)) {
      const ref = { entity, id, field };
      store.change(ref, value, { value: view.valueOf(ref), revision: view.revision });
    }
  };
}

/** Makes a record of a kind with these fields, saved at once. */
export function useMakeRecord(entity: DraftEntity) {
  const { store } = useDraft();
  const put = usePut();
  return (fields: Readonly<Record<string, FieldValue>>): string => {
    const id = crypto.randomUUID();
    put(entity, id, fields);
    void store.flush();
    return id;
  };
}

/** Removes a record and keeps it after all; one that was never published leaves nothing behind. */
export function useRecordLife({ entity, id, isPublished, fields }: MadeRecord<DraftEntity>) {
  const { store } = useDraft();
  const put = usePut();
  const life = presenceField(entity) ?? '';
  const blank = blankFields(entity) ?? {};
  const emptied = Object.fromEntries(Object.keys(fields).map((field) => [field, blank[field] ?? null]));
  return {
    remove: () => {
      put(entity, id, isPublished ? { [life]: false } : emptied);
      // The form of one that leaves nothing behind takes no more edits.
      if (!isPublished) void store.flush();
    },
    restore: () => put(entity, id, { [life]: true }),
  };
}
