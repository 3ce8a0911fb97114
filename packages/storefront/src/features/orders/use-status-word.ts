import type { OrderStatus } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { statusWord } from '../../i18n/status-words.ts';
import { pageAtom } from '../../state/boot.ts';

/** A status in one word, as the merchant wants it said (D69). */
export function useStatusWord(): (status: OrderStatus) => string {
  const { i18n } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  return (status) =>
    statusWord(i18n, status, { setting: settings.languages.statusLabels, current: language });
}
