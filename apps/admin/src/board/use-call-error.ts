import { ApiError, describeError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';
import { STATUS_LABELS } from './labels.ts';

/** The text of a failed action; it names the person who acted first on a conflict. Empty without an error. */
export function useCallError(error: Error | null): string {
  const { language } = useLanguage();
  const { t, i18n } = useLingui();
  if (error === null) return '';
  if (!(error instanceof ApiError)) return t`Something went wrong. Try again.`;
  if (error.status === 0) return t`No connection. Check the network and try again.`;
  const { by, status } = error.data;
  if (error.code !== 'order.changed' || typeof by !== 'string') return describeError(error, language);
  const label = STATUS_LABELS[status as keyof typeof STATUS_LABELS];
  const shown = label ? i18n._(label) : '';
  return t`${by} was first: ${shown}`;
}
