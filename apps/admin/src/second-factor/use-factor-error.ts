import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';

/** The text of a failed proof or set-up. A dialog of the browser that was closed is no failure of the server. */
export function useFactorError(error: Error | null): string {
  const { t } = useLingui();
  const text = useCallError(error);
  if (error === null || error instanceof ApiError) return text;
  return t`The passkey was not used. Try again, or choose another way.`;
}
