import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { failureText } from '../i18n/labels/failure-text.ts';
import { isLeavingAtom } from '../domains/session/is-leaving.ts';
import { languageAtom } from '../store/language.ts';

type LoadFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** The way on where there is no such thing: asking again would find nothing either. */
  elsewhere?: ReactNode;
};

/**
 * A page's data did not load: the reason, the request id for support, and a retry. Nothing if the session has ended:
 * a notice reports that (SES-01).
 */
export function LoadFailure({ error, onRetry, elsewhere }: LoadFailureProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const isLeaving = useAtomValue(isLeavingAtom);
  if (isLeaving) return null;
  const isOffline = error instanceof ApiError && error.code === 'network.failed';
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState
      drawing={isOffline ? 'offline' : 'problem'}
      title={failureText(i18n, language, error)}
      requestId={error instanceof ApiError ? error.requestId : null}
      action={
        isGone && elsewhere ? elsewhere : <PrimaryButton onClick={onRetry}>{t`Try again`}</PrimaryButton>
      }
    />
  );
}
