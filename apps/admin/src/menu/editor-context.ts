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
import { createContext, useContext, useSyncExternalStore } from 'react';

import type { EditStore } from './draft/edit-store.ts';
import type { MenuView } from './draft/menu-view.ts';

/** What every part of the menu editor works with. */
export type Editor = {
  view: MenuView;
  store: EditStore;
  /** The language of the names in lists: that of the back office where the brand offers it. */
  language: Language;
  /** The merchant's time zone. */
  zone: string;
  /** Opens the panel of a record. */
  open: (record: RecordRef) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('outside the menu editor');
  return editor;
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
};

/** A field of the draft: what is typed, else what is saved, else what is published. */
export function useField(ref: FieldRef): Field {
  const { view, store } = useEditor();
  const edit = useSyncExternalStore(store.subscribe, () => store.editOf(fieldKey(ref)));
  const saved = view.valueOf(ref);
  const published = view.publishedOf(ref);
  const value = edit === undefined ? saved : edit.value;
  return {
    value,
    published,
    isChanged: !isSameValue(value, published),
    problem: fieldProblem(ref.entity, ref.field, value),
    conflict: edit?.conflict ?? null,
    change: (next) => store.change(ref, next, { value: saved, revision: view.revision }),
  };
}
