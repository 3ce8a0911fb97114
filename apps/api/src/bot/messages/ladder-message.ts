import { localize, type Language } from '@dasturxon/core/kernel';
import { isUnanswered, NO_ANSWER_REASON, type Order } from '@dasturxon/core/order';

import type { BotBrand } from './bot-brand.ts';
import type { Content } from './guest-message.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import type { NotifiedOrder } from './notified-order.ts';

/** Minutes from the kitchen's notification to the last rung of the ladder. */
export const minutesOf = ({ waited }: NotifiedOrder) => Math.max(1, Math.round(waited / 60_000));

/** The branch that the guest of a cancelled order was offered; null for none. */
function offerOf({ status, offeredBranch }: Order, language: Language): string | null {
  if (status !== 'CANCELED' || offeredBranch === null) return null;
  return formatMessage('staff.offered', language, {
    branch: plain(localize(offeredBranch.name, language), 80),
  });
}

/** The staff chat's reminder of an unanswered order, a new message for each rung; null before the first. */
export function ladderMessage(notified: NotifiedOrder, { main: language }: BotBrand): Content | null {
  const { order, rung, since } = notified;
  if (rung === null || since === null) return null;
  const isOver = order.status === 'CANCELED' && order.reason === NO_ANSWER_REASON;
  if (!isOver && !isUnanswered(order)) return null;
  const text = isOver ? 'staff.noAnswer' : rung === 'ESCALATE' ? 'staff.escalated' : 'staff.waits';
  const values = { number: String(order.number), minutes: String(minutesOf(notified)) };
  return {
    html: [`${isOver ? '✖️' : '⏰'} ${formatMessage(text, language, values)}`, offerOf(order, language)]
      .filter(Boolean)
      .join('\n'),
    buttons: [],
    step: `${since.toISOString()} ${rung}`,
  };
}

/** The message to a person about an unanswered order: to those on shift, then anew to the managers. */
export function personalMessage(notified: NotifiedOrder, { main: language, name }: BotBrand): Content {
  const values = { number: String(notified.order.number), minutes: String(minutesOf(notified)) };
  const html = `⏰ <b>${plain(name(language))}</b> · ${formatMessage('staff.waits', language, values)}`;
  const { since, rung } = notified;
  return { html, buttons: [], step: since && `${since.toISOString()} ${rung}` };
}
