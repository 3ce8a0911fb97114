import type { ApiError } from '@dasturxon/core/api';
import {
  type DraftConflict,
  fieldKey,
  type FieldRef,
  type FieldValue,
  type RecordRef,
  type SavedDraft,
  type SentPatch,
} from '@dasturxon/core/drafts';

import { newKey } from '../../api/new-key.ts';
import {
  type Edit,
  type Edits,
  type Saved,
  sendable,
  withChoice,
  withConflicts,
  withEdit,
  withoutRecords,
  withSaved,
} from './edits.ts';

/** What is typed is saved so many milliseconds after the last key. */
const SAVE_AFTER_MS = 1_000;
/** A save that did not arrive is tried again after so many milliseconds. */
const RETRY_AFTER_MS = 5_000;

type Outcome = { data: SavedDraft; error: null } | { data: null; error: ApiError };
type Calls = {
  send: (patches: readonly SentPatch[], idempotencyKey: string) => Promise<Outcome>;
  /** Shows what the server has kept; resolves once that is on the page: until then the edits of it stay. */
  onSaved: (saved: SavedDraft) => Promise<void>;
  /** Fields in one call. */
  most: number;
};

/** What the editor knows of its own edits. */
export type EditState = { edits: Edits; isSaving: boolean; error: ApiError | null };

export type EditStore = {
  subscribe: (listener: () => void) => () => void;
  state: () => EditState;
  editOf: (key: string) => Edit | undefined;
  change: (ref: FieldRef, value: FieldValue, saved: Saved) => void;
  choose: (ref: FieldRef, choice: 'MINE' | 'THEIRS') => void;
  /** Forgets what is typed in some records, null: in all, and not saved; resolves when what is being saved has arrived. */
  drop: (records: readonly RecordRef[] | null) => Promise<void>;
  /** Saves at once. Resolves when everything that can be saved has been tried. */
  flush: () => Promise<void>;
};

const isLost = ({ status }: ApiError) => status === 0 || status >= 500;

/** Keeps what is typed until the server has it. */
export function createEditStore({ send, onSaved, most }: Calls): EditStore {
  const listeners = new Set<() => void>();
  let state: EditState = { edits: new Map(), isSaving: false, error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let sent: SentPatch[] = [];
  /** The same changes are sent again under the same key, so that they act once. */
  let last = { text: '', key: '' };

  function set(next: Partial<EditState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }
  function plan(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void store.flush(), delay);
  }
  function refused(error: ApiError) {
    const conflicts = error.code === 'draft.conflict' ? (error.data['conflicts'] as DraftConflict[]) : null; // the code brings them
    if (conflicts) return set({ edits: withConflicts(state.edits, conflicts), error: null });
    set({ error });
    if (isLost(error)) plan(RETRY_AFTER_MS);
  }
  /** One call. Returns whether there may be more to send. */
  async function save(): Promise<boolean> {
    sent = sendable(state.edits, most);
    if (sent.length === 0) return false;
    const text = JSON.stringify(sent);
    if (text !== last.text) last = { text, key: newKey() };
    set({ isSaving: true });
    const { data, error } = await send(sent, last.key);
    if (error === null) {
      await onSaved(data);
      set({ edits: withSaved(state.edits, sent, data.revision), error: null });
      sent = [];
      return true;
    }
    sent = [];
    refused(error);
    return error.code === 'draft.conflict';
  }
  async function run() {
    while (await save());
    set({ isSaving: false });
  }

  const store: EditStore = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    editOf: (key) => state.edits.get(key),
    change: (ref, value, saved) => {
      const isSent = sent.some((patch) => fieldKey(patch) === fieldKey(ref));
      set({ edits: withEdit(state.edits, { ref, value, saved, isSent }) });
      plan(SAVE_AFTER_MS);
    },
    choose: (ref, choice) => {
      set({ edits: withChoice(state.edits, ref, choice) });
      plan(0);
    },
    drop: async (records) => {
      set({ edits: withoutRecords(state.edits, records) });
      await running;
    },
    flush: async () => {
      clearTimeout(timer);
      running ??= run().finally(() => {
        running = null;
      });
      await running;
    },
  };
  return store;
}
