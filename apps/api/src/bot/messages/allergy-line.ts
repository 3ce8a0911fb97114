import type { Language } from '@dasturxon/core/kernel';
import type { Order } from '@dasturxon/core/order';

import { formatMessage, plain } from '../../notifications/messages/format-message.ts';

/** What the guest must not be served, above the dishes (BO-291). */
export const allergyLine = ({ allergies }: Pick<Order, 'allergies'>, language: Language): string[] =>
  allergies?.trim()
    ? [`⚠️ <b>${formatMessage('staff.allergies', language, { text: plain(allergies, 200) })}</b>`]
    : [];
