import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';

/** The text of a failed entry by a PIN; after too many wrong ones, how long to wait. */
export function usePinError(error: Error | null): string {
  const { t } = useLingui();
  const text = useCallError(error);
  if (!(error instanceof ApiError) || error.code !== 'request.rateLimited') return text;
  const minutes = Math.ceil(Number(error.data['seconds'] ?? 300) / 60);
  return t`Too many wrong PINs. Try again in ${minutes} min.`;
}
