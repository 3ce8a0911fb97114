import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';

import { failureText } from '../i18n/failure-words.ts';
import { languageAtom } from '../state/language.ts';

type LoadFailureProps = { error: unknown; onRetry: () => void };

/** A page's facts did not come: why, the request's number for support, and another try. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const isOffline = error instanceof ApiError && error.code === 'network.failed';
  return (
    <ErrorState
      drawing={isOffline ? 'offline' : 'problem'}
      title={failureText(i18n, language, error)}
      requestId={error instanceof ApiError ? error.requestId : null}
      action={<PrimaryButton onClick={onRetry}>{t`Try again`}</PrimaryButton>}
    />
  );
}
