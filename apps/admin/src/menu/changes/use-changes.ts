import {
  type ApiError,
  discardMenuDraft,
  listMenuChanges,
  listMenuVersions,
  publishMenuDraft,
  undoMenuVersion,
  unplanMenuDraft,
  unwrap,
} from '@dasturxon/core/api';
import type { FieldRef, MenuChange, MenuVersion, RecordRef } from '@dasturxon/core/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { useRepeatKeys } from '../../api/use-repeat-keys.ts';
import { refreshMenu } from '../draft/use-menu-draft.ts';

const VERSIONS_KEY = ['menu-versions'];
const CHANGES_KEY = ['menu-changes'];

const refresh = async () => {
  await refreshMenu();
  await queryClient.invalidateQueries({ queryKey: VERSIONS_KEY });
  await queryClient.invalidateQueries({ queryKey: CHANGES_KEY });
};

/** What to publish: some records or all (null), what the person saw, and when (null: now). */
export type Publication = {
  records: RecordRef[] | null;
  expectedVersion: number;
  at: string | null;
  note: string | null;
};

/** Publishes changes now or at a time. */
export function usePublish() {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Publication) =>
      unwrap(await api(publishMenuDraft, { body, idempotencyKey: keyOf(body) })),
    onSettled: refresh,
  });
}

/** Drops changes of some records, or all. */
export function useDiscard() {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Pick<Publication, 'records' | 'expectedVersion'>) =>
      unwrap(await api(discardMenuDraft, { body, idempotencyKey: keyOf(body) })),
    onSettled: refresh,
  });
}

/** Takes back a planned publication. */
export function useUnplan() {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (at: string) =>
      unwrap(await api(unplanMenuDraft, { body: { at }, idempotencyKey: keyOf({ at }) })),
    onSettled: refresh,
  });
}

type Undo = { version: number; expectedVersion: number; skipChanged: boolean };

/** Publishes the inverse of a version. */
export function useUndoVersion() {
  const keyOf = useRepeatKeys();
  return useMutation<unknown, ApiError, Undo>({
    mutationFn: async (body) => unwrap(await api(undoMenuVersion, { body, idempotencyKey: keyOf(body) })),
    onSettled: refresh,
  });
}

/** The last versions of the menu, newest first. */
export const useVersions = () =>
  useQuery<MenuVersion[], ApiError>({
    queryKey: VERSIONS_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listMenuVersions, { signal })),
    staleTime: 0,
  });

/** Published changes of a version, of a record or of a field, newest first. */
export const useMenuChanges = (query: { version: number } | RecordRef | FieldRef) =>
  useQuery<MenuChange[], ApiError>({
    queryKey: [...CHANGES_KEY, query],
    queryFn: async ({ signal }) => unwrap(await api(listMenuChanges, { query, signal })),
    staleTime: 0,
  });
