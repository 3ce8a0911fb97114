import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { failureText } from '../../i18n/failure-words.ts';
import { languageAtom } from '../../state/language.ts';

type BranchesStateProps = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  children: ReactNode;
};

/** Waiting for the branches, or why there are none to see. */
export function BranchesState({ query, children }: BranchesStateProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  if (query.isPending) return <SkeletonRows label={t`Loading`} />;
  if (!query.error) return children;
  return (
    <ErrorState
      title={failureText(i18n, language, query.error)}
      action={<PrimaryButton onClick={() => void query.refetch()}>{t`Try again`}</PrimaryButton>}
    />
  );
}
