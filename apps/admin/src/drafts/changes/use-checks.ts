import { checkMenuDraft, unwrap } from '@dasturxon/core/api';
import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { recordKey, type RecordRef } from '@dasturxon/core/drafts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { useDraft } from '../draft-context.ts';

type Finding = PublicationFindings['findings'][number];

const isError = ({ severity }: Finding) => severity === 'error';

/** What is wrong with the changes of the menu, and whether the person publishes them all the same (BO-373). */
export function useChecks() {
  const { source, view } = useDraft();
  const [sureOf, setSureOf] = useState<number | null>(null);
  const { revision } = view;
  const isChecked = source.area === 'menu' && view.patches.length > 0;
  const query = {
    queryKey: ['publish-checks', revision],
    queryFn: async () => unwrap(await api(checkMenuDraft)),
  };
  const { data } = useQuery({ ...query, enabled: isChecked });
  const findings = data?.findings ?? [];
  const errorsOf = (record: RecordRef) => {
    const key = recordKey(record);
    return findings.filter((one) => isError(one) && key === `${one.where.kind} ${one.where.id}`).length;
  };
  const isSure = sureOf === revision;
  /** Whether nothing keeps the draft from being published. A check that fails keeps nothing. */
  const isFree = async (): Promise<boolean> => {
    if (!isChecked || isSure) return true;
    const found = await queryClient.ensureQueryData(query).catch(() => null);
    return (found?.errorCount ?? 0) === 0;
  };
  return {
    findings,
    errorCount: data?.errorCount ?? 0,
    warningCount: data?.warningCount ?? 0,
    errorsOf,
    isSure,
    setSure: (isNow: boolean) => setSureOf(isNow ? revision : null),
    isFree,
  };
}

export type Checks = ReturnType<typeof useChecks>;
