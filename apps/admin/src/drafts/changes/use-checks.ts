import { unwrap } from '@dasturxon/core/api';
import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../api/api.ts';
import { useDraft } from '../draft-context.ts';

const NONE: PublicationFindings = { findings: [], errorCount: 0, warningCount: 0, confirmation: null };

/** What is wrong with the changes of the draft, and whether the person publishes them all the same (BO-373, BO-450). */
export function useChecks() {
  const { source, view } = useDraft();
  const [sureOf, setSureOf] = useState<number | null>(null);
  const { revision } = view;
  const { data } = useQuery({
    queryKey: ['publish-checks', source.area, revision],
    queryFn: async () => unwrap(await api(source.calls.checks)),
    enabled: view.patches.length > 0,
  });
  const found = data ?? NONE;
  const isSure = sureOf === revision;
  return {
    ...found,
    isSure,
    setSure: (isNow: boolean) => setSureOf(isNow ? revision : null),
    /** What the publication of all carries. The server asks for it where the check was not read yet. */
    confirmed: isSure ? (found.confirmation ?? undefined) : undefined,
  };
}

export type Checks = ReturnType<typeof useChecks>;
