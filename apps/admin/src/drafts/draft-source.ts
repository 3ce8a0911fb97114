import {
  type ApiError,
  type branchesDraftCalls,
  type contentDraftCalls,
  type menuDraftCalls,
  type promosDraftCalls,
  type settingsDraftCalls,
  unwrap,
  type zonesDraftCalls,
} from '@dasturxon/core/api';
import {
  type DraftArea,
  type DraftPatches,
  fieldKey,
  MOST_PATCHES,
  type SavedDraft,
} from '@dasturxon/core/drafts';
import { notifyManager, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import type { WholeDraft } from './draft-view.ts';
import { createEditStore, type EditStore } from './edits/edit-store.ts';

/** The calls of an area's draft. */
export type DraftCalls =
  | typeof menuDraftCalls
  | typeof settingsDraftCalls
  | typeof branchesDraftCalls
  | typeof zonesDraftCalls
  | typeof promosDraftCalls
  | typeof contentDraftCalls;

/** Where an editor reads and writes: an area, its calls and the one that reads the whole draft. */
export type DraftSource<Whole extends WholeDraft = WholeDraft> = {
  area: DraftArea;
  calls: DraftCalls;
  read: (signal: AbortSignal) => Promise<Whole>;
};

const wholeKey = (area: DraftArea) => ['draft', area, 'whole'];
const patchesKey = (area: DraftArea) => ['draft', area, 'patches'];
/** What was published of an area. */
export const historyKey = (area: DraftArea) => ['draft', area, 'history'];
/** Changes of colleagues are shown within this many milliseconds. */
const REFRESH_MS = 5_000;

/** Keeps the newest of two answers that crossed each other. */
function newest(area: DraftArea, read: DraftPatches): DraftPatches {
  const before = queryClient.getQueryData<DraftPatches>(patchesKey(area));
  return before && before.revision > read.revision ? before : read;
}

/**
 * Adds what the server has kept to the known changes. Resolves once the page shows them: queries notify their readers a task later,
 * and a form that lost its edits before would be back at its old values for a moment, without the parts that were added.
 */
export function putSaved(area: DraftArea, { revision, patches }: SavedDraft): Promise<void> {
  queryClient.setQueryData<DraftPatches>(patchesKey(area), (before) => {
    if (!before) return before;
    const keys = new Set(patches.map(fieldKey));
    const others = before.patches.filter((patch) => !keys.has(fieldKey(patch)));
    return { ...before, revision: Math.max(revision, before.revision), patches: [...others, ...patches] };
  });
  return new Promise((shown) => notifyManager.schedule(shown));
}

/** Reads what is published and its changes again, as after a publication. */
export async function refreshDraft(area: DraftArea): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: wholeKey(area) });
  await queryClient.invalidateQueries({ queryKey: patchesKey(area) });
}

/** A draft with its unpublished changes, followed while the editor is open. */
export function useDraftData<Whole extends WholeDraft>({ area, calls, read }: DraftSource<Whole>) {
  const whole = useQuery<Whole, ApiError>({
    queryKey: wholeKey(area),
    queryFn: async ({ signal }) => {
      const draft = await read(signal);
      const { revision, version, patches } = draft;
      queryClient.setQueryData<DraftPatches>(patchesKey(area), newest(area, { revision, version, patches }));
      return draft;
    },
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const { data: changes } = useQuery<DraftPatches, ApiError>({
    queryKey: patchesKey(area),
    queryFn: async ({ signal }) => newest(area, unwrap(await api(calls.patches, { signal }))),
    enabled: whole.data !== undefined,
    refetchInterval: REFRESH_MS,
  });
  const isOutdated =
    whole.data !== undefined && changes !== undefined && changes.version > whole.data.version;
  useEffect(() => {
    if (isOutdated) void refreshDraft(area);
  }, [isOutdated, area]);
  const { data: draft, error, refetch } = whole;
  return { draft, changes, error, refetch };
}

const kept = new Map<DraftArea, { userId: string; store: EditStore }>();

/** What a person has typed and not saved; another page of the back office does not lose it. */
export function editStoreOf({ area, calls }: Pick<DraftSource, 'area' | 'calls'>, userId: string): EditStore {
  const known = kept.get(area);
  if (known?.userId === userId) return known.store;
  const store = createEditStore({
    send: (patches, idempotencyKey) => api(calls.save, { body: { patches: [...patches] }, idempotencyKey }),
    onSaved: (saved) => putSaved(area, saved),
    most: MOST_PATCHES,
  });
  kept.set(area, { userId, store });
  return store;
}
