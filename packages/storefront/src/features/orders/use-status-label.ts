import { LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import { type OrderStatus, statusLabelOf } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { statusLabel } from '../../i18n/labels/status-labels.ts';
import { pageAtom } from '../../store/boot.ts';

type StatusLabel = {
  label: string;
  /** The label's language where it is not the page's, and then what it means. */
  labelLang?: string;
  meaning?: string;
};

/** A status label in the merchant's setting (D69); Uzbek labels come with their meaning in other languages. */
export function useStatusLabel(): (order: { status: OrderStatus; serviceType: string }) => StatusLabel {
  const { i18n } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  return (order) => {
    const status = statusLabelOf(order);
    const label = statusLabel(i18n, status, { setting: settings.languages.statusLabels, current: language });
    const meaning = statusLabel(i18n, status, { setting: 'current', current: language });
    return label === meaning ? { label } : { label, labelLang: LANGUAGE_TAGS.uz, meaning };
  };
}
