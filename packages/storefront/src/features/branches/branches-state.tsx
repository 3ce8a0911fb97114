import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { zoneClockQuery } from '../../clock/zone-clock.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';

type BranchesStateProps = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  children: ReactNode;
};

/** The loading state of the branches and of the time zone clock, or the reason for an empty list. */
export function BranchesState({ query, children }: BranchesStateProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const clock = useQuery(zoneClockQuery);
  const asked = [query, clock];
  if (asked.some(({ isPending }) => isPending)) return <SkeletonRows label={t`Loading`} />;
  const failed = asked.find(({ error }) => error);
  if (!failed?.error) return children;
  return (
    <ErrorState
      title={failureText(i18n, language, failed.error)}
      action={<PrimaryButton onClick={() => void failed.refetch()}>{t`Try again`}</PrimaryButton>}
    />
  );
}
