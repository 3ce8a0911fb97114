import { type ApiError, unwrap } from '@dasturxon/core/api';
import type { DraftArea, DraftVersion, FieldRef, PublishedChange, RecordRef } from '@dasturxon/core/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { useRepeatKeys } from '../../api/use-repeat-keys.ts';
import { useDraft } from '../draft-context.ts';
import { historyKey, refreshDraft } from '../draft-source.ts';

async function refresh(area: DraftArea) {
  await refreshDraft(area);
  await queryClient.invalidateQueries({ queryKey: historyKey(area) });
}

/** What to publish: some records or all (null), what the person saw, and when (null: now). */
export type Publication = {
  records: RecordRef[] | null;
  expectedVersion: number;
  at: string | null;
  note: string | null;
  /** Typed to offer an untested payment account. */
  accept?: string;
  /** The confirmation of errors that the check has named. */
  confirmed?: string;
};

/** Publishes changes now or at a time. */
export function usePublish() {
  const { source } = useDraft();
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Publication) =>
      unwrap(await api(source.calls.publish, { body, idempotencyKey: keyOf(body) })),
    onSettled: () => refresh(source.area),
  });
}

/** Drops changes of some records, or all, with what is typed in them and not saved: else the next save would bring it back. */
export function useDiscard() {
  const { source, store } = useDraft();
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Pick<Publication, 'records' | 'expectedVersion'>) => {
      await store.drop(body.records);
      return unwrap(await api(source.calls.discard, { body, idempotencyKey: keyOf(body) }));
    },
    onSettled: () => refresh(source.area),
  });
}

/** Takes back a planned publication. */
export function useUnplan() {
  const { source } = useDraft();
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (at: string) =>
      unwrap(await api(source.calls.unplan, { body: { at }, idempotencyKey: keyOf({ at }) })),
    onSettled: () => refresh(source.area),
  });
}

type Undo = {
  version: number;
  expectedVersion: number;
  skipChanged: boolean;
  accept?: string;
  confirmed?: string;
};

/** Publishes the inverse of a version. */
export function useUndoVersion() {
  const { source } = useDraft();
  const keyOf = useRepeatKeys();
  return useMutation<unknown, ApiError, Undo>({
    mutationFn: async (body) => unwrap(await api(source.calls.undo, { body, idempotencyKey: keyOf(body) })),
    onSettled: () => refresh(source.area),
  });
}

/** The last versions, newest first. */
export function useVersions() {
  const { area, calls } = useDraft().source;
  return useQuery<DraftVersion[], ApiError>({
    queryKey: [...historyKey(area), 'versions'],
    queryFn: async ({ signal }) => unwrap(await api(calls.versions, { signal })),
    staleTime: 0,
  });
}

/** Published changes of a version, of a record or of a field, newest first. */
export function useChanges(query: { version: number } | RecordRef | FieldRef) {
  const { area, calls } = useDraft().source;
  return useQuery<PublishedChange[], ApiError>({
    queryKey: [...historyKey(area), query],
    queryFn: async ({ signal }) => unwrap(await api(calls.changes, { query, signal })),
    staleTime: 0,
  });
}
