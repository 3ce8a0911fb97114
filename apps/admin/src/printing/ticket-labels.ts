import type { TicketLabel } from '@dasturxon/core/printing';
import { useLingui } from '@lingui/react/macro';

/** The labels of a ticket in the language of the screen; `value` is a time or an amount. */
export function useTicketLabels(): (word: TicketLabel, value: string) => string {
  const { t } = useLingui();
  return (word, value) => {
    const labels: Readonly<Record<TicketLabel, string>> = {
      COPY: t`COPY`,
      CHANGED: t`CHANGED`,
      CANCELED: t`CANCELLED`,
      TEST: t`TEST`,
      DELIVERY: t`Delivery`,
      PICK_UP: t`Pick-up`,
      DINE_IN: t`Dine in`,
      FOR_TIME: t`For ${value}`,
      KG: t`${value} kg`,
      LITER: t`${value} l`,
      TOTAL: t`Total`,
      DUE: t`To collect`,
      PAID: t`paid`,
      NOT_PAID: t`not paid`,
    };
    return labels[word];
  };
}
