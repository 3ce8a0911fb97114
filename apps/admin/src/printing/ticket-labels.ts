import type { TicketLabel } from '@dasturxon/core/printing';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { useDoorLabel } from '../board/guest/address-text.ts';
import { IF_MISSING_LABELS, ORDER_MONEY_LABELS } from '../board/labels.ts';
import { ALLERGEN_LABELS } from '../dishes/allergen-labels.ts';

/** The labels of a ticket in the language of the screen; `value` is a time, an amount, a count or a sum. */
export function useTicketLabels(): (word: TicketLabel, value: string) => string {
  const { t, i18n } = useLingui();
  const doorLabel = useDoorLabel();
  const names: Readonly<Record<string, MessageDescriptor>> = ALLERGEN_LABELS;
  const nameOf = (value: string) => (names[value] ? i18n._(names[value]) : value);
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
      UNPAID: t`not paid`,
      RETURNING: i18n._(ORDER_MONEY_LABELS.RETURNING),
      RETURNED: i18n._(ORDER_MONEY_LABELS.RETURNED),
      READY_BY: t`Ready by ${value}`,
      ALLERGIES: t`Allergies`,
      ALLERGENS: t`Allergens`,
      ALLERGEN: nameOf(value),
      CHANGE_FROM: t`Change from ${value}`,
      CUTLERY: t`Cutlery: ${value}`,
      NO_CUTLERY: t`No cutlery`,
      LEAVE: t`Leave at the door`,
      GIFT: t`A gift`,
      DOOR_entrance: doorLabel('entrance', value),
      DOOR_floor: doorLabel('floor', value),
      DOOR_office: doorLabel('office', value),
      DOOR_domophone: doorLabel('domophone', value),
      IF_MISSING_CALL: i18n._(IF_MISSING_LABELS.CALL),
      IF_MISSING_REPLACE: i18n._(IF_MISSING_LABELS.REPLACE),
      IF_MISSING_REMOVE: i18n._(IF_MISSING_LABELS.REMOVE),
      IF_MISSING_CANCEL: i18n._(IF_MISSING_LABELS.CANCEL),
    };
    return labels[word];
  };
}
