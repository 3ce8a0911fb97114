import {
  type DraftConflict,
  fieldKey,
  fieldProblem,
  type FieldProblem,
  type FieldRef,
  type FieldValue,
  isSameValue,
  type RecordRef,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext, useSyncExternalStore } from 'react';

import type { DraftSource } from './draft-source.ts';
import type { DraftView } from './draft-view.ts';
import type { EditStore } from './edits/edit-store.ts';

type Labels = Readonly<Record<string, MessageDescriptor>>;

/** What an editor calls its fields and values. */
export type DraftLabels = {
  /** The title of the changes, as “Changes of the menu”. */
  changes: MessageDescriptor;
  /** What is shown to people of some branches, who do not publish. */
  everyBranch: MessageDescriptor;
  /** Names of fields; those of texts are followed by a language. */
  fields: Labels;
  /** Names of the values of closed lists, as `field:value` or for every field as `value`. */
  values: Labels;
  /** Names that are data, as `field:value`. */
  names?: ReadonlyMap<string, string>;
};

/** What every part of an editor works with. */
export type Draft = {
  source: Pick<DraftSource, 'area' | 'calls'>;
  view: DraftView;
  store: EditStore;
  labels: DraftLabels;
  /** The language of the names in lists: that of the back office where the brand offers it. */
  language: Language;
  /** The merchant's time zone. */
  zone: string;
  /** The name of a record in lists of changes. */
  nameOf: (record: RecordRef) => string;
  /** Opens the panel of a record; null where it is edited beside the changes. */
  open: ((record: RecordRef) => void) | null;
};

export const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('outside an editor');
  return draft;
}

/** One field as it is typed, with what is wrong with it. */
export type Field = {
  value: FieldValue;
  /** What guests see. */
  published: FieldValue;
  isChanged: boolean;
  problem: FieldProblem | null;
  conflict: DraftConflict | null;
  change: (value: FieldValue) => void;
  /** Changes it and saves at once: a choice is whole with its press, unlike a text. */
  choose: (value: FieldValue) => void;
};

/** A field of the draft: what is typed, else what is saved, else what is published. */
export function useField(ref: FieldRef): Field {
  const { view, store } = useDraft();
  const edit = useSyncExternalStore(store.subscribe, () => store.editOf(fieldKey(ref)));
  const saved = view.valueOf(ref);
  const published = view.publishedOf(ref);
  const value = edit === undefined ? saved : edit.value;
  const change = (next: FieldValue) => store.change(ref, next, { value: saved, revision: view.revision });
  return {
    value,
    published,
    isChanged: !isSameValue(value, published),
    problem: fieldProblem(ref.entity, ref.field, value),
    conflict: edit?.conflict ?? null,
    change,
    choose: (next) => {
      change(next);
      void store.flush();
    },
  };
}
