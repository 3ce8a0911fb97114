import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  branchesDraftCalls,
  menuDraftCalls,
  settingsDraftCalls,
  unwrap,
  zonesDraftCalls,
} from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { type ApiError } from '@dasturxon/core/api';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';
import { useCallError } from '../../board/use-call-error.ts';
import { ConfirmErrors, unconfirmed } from '../../drafts/changes/confirm-errors.tsx';
import { editStoreOf, refreshDraft } from '../../drafts/draft-source.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';

/** What the set-up changes, in the order in which it is published. */
const AREAS = [
  { area: 'settings', calls: settingsDraftCalls },
  { area: 'menu', calls: menuDraftCalls },
  { area: 'branches', calls: branchesDraftCalls },
  { area: 'zones', calls: zonesDraftCalls },
] as const;

const KEY = ['set-up changes'];

/** The drafts of every area, after what was typed in them is saved. */
async function readChanges(userId: string) {
  await Promise.all(AREAS.map((one) => editStoreOf(one, userId).flush()));
  return Promise.all(
    AREAS.map(async ({ area, calls }) => ({ area, calls, ...unwrap(await api(calls.patches)) })),
  );
}

/** How many changes wait, and their publication. */
function useChanges(userId: string) {
  const waiting = useQuery({ queryKey: KEY, queryFn: () => readChanges(userId), staleTime: 0, gcTime: 0 });
  const publish = useMutation<void, ApiError, string | null>({
    mutationFn: async (confirmed) => {
      for (const { area, calls, patches, revision } of await readChanges(userId)) {
        if (patches.length === 0) continue;
        const what = { records: null, expectedVersion: revision, at: null, note: null };
        const body = { ...what, ...(confirmed !== null && { confirmed }) };
        unwrap(await api(calls.publish, { body, idempotencyKey: newKey() }));
        await refreshDraft(area);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const count = waiting.data?.reduce((sum, { patches }) => sum + patches.length, 0) ?? null;
  return { count, publish, error: waiting.error };
}

/** Shows guests what the steps before have changed. */
export function PublishStep({ session, setup }: StepProps) {
  const { t } = useLingui();
  const { count, publish, error } = useChanges(session.userId);
  const found = unconfirmed(publish.error);
  const failed = useCallError(found ? null : (publish.error ?? error));
  return (
    <>
      {count !== null && (
        <p role="status">
          {count === 0 ? t`Everything is published.` : t`Changes that guests do not see yet: ${count}.`}
        </p>
      )}
      {count !== null && count > 0 && (
        <div>
          <Button
            look="main"
            isPending={publish.isPending}
            onPress={() => publish.mutate(null)}
          >{t`Publish everything`}</Button>
        </div>
      )}
      {found && (
        <ConfirmErrors
          found={found}
          page={null}
          isPending={publish.isPending}
          onConfirm={(confirmed) => publish.mutate(confirmed)}
          onLeave={() => publish.reset()}
        />
      )}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <p>{t`Your restaurant on the internet:`}</p>
      <p className={styles['link']} dir="ltr">
        <a href={setup.storefront} target="_blank" rel="noopener">
          {setup.storefront}
        </a>
      </p>
    </>
  );
}
