import { Allergen } from '@dasturxon/core/catalog';
import type { Language } from '@dasturxon/core/kernel';
import type { TicketLabel } from '@dasturxon/core/printing';

import * as v from 'valibot';

import { type BotMessageKey } from '../../../notifications/messages/bot-messages.ts';
import { formatMessage } from '../../../notifications/messages/format-message.ts';

const MESSAGES: Readonly<Record<Exclude<TicketLabel, 'ALLERGEN'>, BotMessageKey>> = {
  ALLERGIES: 'print.allergies',
  ALLERGENS: 'print.allergens',
  COPY: 'print.copy',
  CHANGED: 'print.changed',
  CANCELED: 'print.cancelled',
  TEST: 'print.test',
  DELIVERY: 'service.DELIVERY',
  PICK_UP: 'service.PICK_UP',
  DINE_IN: 'service.DINE_IN',
  FOR_TIME: 'order.wantedAt',
  KG: 'unit.KG',
  LITER: 'unit.LITER',
  TOTAL: 'print.total',
  DUE: 'print.due',
  PAID: 'staff.paid',
  UNPAID: 'staff.unpaid',
  RETURNING: 'staff.returning',
  RETURNED: 'staff.returned',
  READY_BY: 'print.readyBy',
  CHANGE_FROM: 'staff.changeFrom',
  CUTLERY: 'staff.cutlery',
  NO_CUTLERY: 'staff.noCutlery',
  LEAVE: 'staff.atDoor',
  GIFT: 'staff.gift',
  DOOR_entrance: 'staff.entrance',
  DOOR_floor: 'staff.floor',
  DOOR_office: 'staff.office',
  DOOR_domophone: 'staff.domophone',
  IF_MISSING_CALL: 'ifMissing.CALL',
  IF_MISSING_REPLACE: 'ifMissing.REPLACE',
  IF_MISSING_REMOVE: 'ifMissing.REMOVE',
  IF_MISSING_CANCEL: 'ifMissing.CANCEL',
};

/** A word of a ticket in a language; `value` is its time, amount, count, sum or part of a door. */
export function ticketLabel(word: TicketLabel, language: Language, value: string): string {
  if (word === 'ALLERGEN') return formatMessage(`allergen.${v.parse(Allergen, value)}`, language);
  const text = formatMessage(MESSAGES[word], language, { time: value, sum: value, count: value, value });
  return word === 'KG' || word === 'LITER' ? `${value} ${text}` : text;
}
