import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { CourierLoad } from './courier-loads.ts';

/** A courier's load as text: orders, cash held, and the age of the position. */
export function useLoadText(now: Date): (load: CourierLoad) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ orders, cash, position }) => {
    const count = orders.length;
    const sum = priceText(cash, language);
    const age = position && Math.max(0, Math.floor((now.getTime() - position.at.getTime()) / 60_000));
    return [
      t`orders: ${count}`,
      cash > 0 && t`cash: ${sum}`,
      age === null ? t`no position` : age === 0 ? t`position just now` : t`position ${age} min ago`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
