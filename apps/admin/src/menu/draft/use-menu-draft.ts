import { type ApiError, readMenuDraft, readMenuPatches, saveMenuDraft, unwrap } from '@dasturxon/core/api';
import {
  fieldKey,
  MOST_PATCHES,
  type MenuDraft,
  type MenuPatches,
  type SavedDraft,
} from '@dasturxon/core/drafts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { createEditStore, type EditStore } from './edit-store.ts';
import { menuView } from './menu-view.ts';

const DRAFT_KEY = ['menu-draft'];
const PATCHES_KEY = ['menu-patches'];
/** Changes of colleagues are shown within this many milliseconds. */
const REFRESH_MS = 5_000;

const known = () => queryClient.getQueryData<MenuPatches>(PATCHES_KEY);

/** Keeps the newest of two answers that crossed each other. */
const newest = (read: MenuPatches): MenuPatches => {
  const before = known();
  return before && before.revision > read.revision ? before : read;
};

/** Adds what the server has kept to the known changes. */
export function putSaved({ revision, patches }: SavedDraft): void {
  queryClient.setQueryData<MenuPatches>(PATCHES_KEY, (before) => {
    if (!before) return before;
    const keys = new Set(patches.map(fieldKey));
    const others = before.patches.filter((patch) => !keys.has(fieldKey(patch)));
    return { ...before, revision: Math.max(revision, before.revision), patches: [...others, ...patches] };
  });
}

/** The menu with its unpublished changes, followed while the editor is open. */
export function useMenuView() {
  const menu = useQuery<MenuDraft, ApiError>({
    queryKey: DRAFT_KEY,
    queryFn: async ({ signal }) => {
      const draft = unwrap(await api(readMenuDraft, { signal }));
      const { revision, version, patches } = draft;
      queryClient.setQueryData<MenuPatches>(PATCHES_KEY, newest({ revision, version, patches }));
      return draft;
    },
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const { data: changes } = useQuery<MenuPatches, ApiError>({
    queryKey: PATCHES_KEY,
    queryFn: async ({ signal }) => newest(unwrap(await api(readMenuPatches, { signal }))),
    enabled: menu.data !== undefined,
    refetchInterval: REFRESH_MS,
  });
  const isOutdated = menu.data !== undefined && changes !== undefined && changes.version > menu.data.version;
  useEffect(() => {
    if (isOutdated) void refreshMenu();
  }, [isOutdated]);
  const { data: draft, error, refetch } = menu;
  const view = useMemo(() => (draft && changes ? menuView(draft, changes) : null), [draft, changes]);
  return { view, error, refetch };
}

/** Reads the menu and its changes again, as after a publication. */
export async function refreshMenu(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: DRAFT_KEY });
  await queryClient.invalidateQueries({ queryKey: PATCHES_KEY });
}

let kept: { userId: string; store: EditStore } | null = null;

/** What a person has typed and not saved; another page of the back office does not lose it. */
export function editStoreOf(userId: string): EditStore {
  if (kept?.userId !== userId) {
    const store = createEditStore({
      send: (patches, idempotencyKey) =>
        api(saveMenuDraft, { body: { patches: [...patches] }, idempotencyKey }),
      onSaved: putSaved,
      most: MOST_PATCHES,
    });
    kept = { userId, store };
  }
  return kept.store;
}
