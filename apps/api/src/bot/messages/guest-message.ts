import { formatDate, formatPrice, formatStep, formatTime } from '@dasturxon/core/format';
import { localize, type Language } from '@dasturxon/core/kernel';
import {
  expectedArrival,
  expectedReady,
  guestEvent,
  isPaidBeforehand,
  statusLabelOf,
  type ExplanationLine,
  type Order,
  type OrderMoney,
} from '@dasturxon/core/order';

import { editButtons, editLines, type NotifiedEdit } from './edit-lines.ts';
import { guestText } from '../../notifications/messages/guest-text.ts';
import { statusLabel, type BotBrand } from './bot-brand.ts';
import { BOT_MESSAGES } from '../../notifications/messages/bot-messages.ts';
import { ownReason, messageKeyOf } from '../../notifications/messages/order-sentence.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';

/** Text in Telegram's HTML with rows of buttons. */
export type Content = {
  html: string;
  buttons: Button[][];
  /** The id of its event. A new event is sent as a new message, which rings; null edits the last message. */
  step: string | null;
  /** Sent without a sound. */
  isSilent?: boolean;
};
export type Button = { text: string } & ({ open: string } | { data: string });

function timeLine(order: Order, brand: BotBrand, language: Language): string | null {
  // A message stays as it is until the next step: before the order is taken a time could go by in it.
  const isTaken = order.status !== 'CREATED' && !order.isLate;
  const arrival = isTaken ? expectedArrival(order) : null;
  if (arrival)
    return formatMessage('order.arrivesAt', language, { time: formatTime(arrival, brand.timeZone) });
  const ready = isTaken && order.serviceType !== 'DELIVERY' ? expectedReady(order) : null;
  if (ready) return formatMessage('order.readyAt', language, { time: formatTime(ready, brand.timeZone) });
  const isWaiting = order.status === 'CREATED' || order.status === 'AT_TIME';
  if (!isWaiting || order.deliveryAt === null) return null;
  return formatMessage('order.wantedAt', language, {
    time: formatDate(order.deliveryAt, { time: true }, brand.timeZone),
  });
}

/** The cancellation reason (IMP-17); omitted if the guest cancelled. */
function reasonLine(order: Order, language: Language): string | null {
  const { status, reason, reasonComment } = order;
  if (status !== 'CANCELED' || reason === null) return null;
  const own = ownReason(order, language);
  const isTheirs = own === null && `reason.${reason}` in BOT_MESSAGES;
  const text = own ?? (isTheirs ? null : reasonComment && plain(reasonComment));
  return text ? formatMessage('order.reason', language, { reason: text }) : null;
}

/** The open branch that is offered in place of one that did not answer. */
function offerLine({ offeredBranch }: Order, language: Language): string | null {
  if (offeredBranch === null) return null;
  return formatMessage('order.offer', language, {
    branch: plain(localize(offeredBranch.name, language), 80),
  });
}

/** The event of a message: the order's step, its refund state, the sum refunded so far and its edits. */
function stepOf(
  order: Order,
  { money, refunded, edited }: { money: OrderMoney; refunded: number; edited: string },
): string | null {
  return (
    [guestEvent(order), order.isLate && 'late', money, refunded || null, edited].filter(Boolean).join(' ') ||
    null
  );
}

/** The edit that waits for the guest, how often the lines were changed, and what that added and is not paid, in so'm. */
type Edits = { edit: NotifiedEdit | null; revision: number; due: number };

const NO_EDITS: Edits = { edit: null, revision: 0, due: 0 };

const editStep = ({ edit, revision }: Edits) =>
  [edit && `edit ${edit.id}`, revision > 0 && `revision ${revision}`].filter(Boolean).join(' ');

/** The question of a proposed edit, or that the order was changed. */
function linesOfEdits({
  edit,
  revision,
  due,
  language,
  zone,
}: Edits & { language: Language; zone: string }): string[] {
  if (edit) return editLines(edit, { language, zone });
  if (revision === 0) return [];
  const sum = formatPrice(due, language, { nbsp: true });
  return [
    formatMessage('edit.applied', language),
    ...(due > 0 ? [formatMessage('edit.due', language, { sum })] : []),
  ];
}

/** The way to the order's page; where the difference of an edit can be paid online, the button names it. */
function orderButton(
  { paymentType }: Order,
  { edits: { edit, due }, language }: { edits: Edits; language: Language },
): string {
  if (edit !== null || due === 0 || !isPaidBeforehand(paymentType))
    return formatMessage('button.order', language);
  return formatMessage('button.payDifference', language, { sum: formatPrice(due, language, { nbsp: true }) });
}

/** How the total came about, folded, while the order is new; later messages are about other things (C1). */
function whyLines(
  { status }: Order,
  explanation: readonly ExplanationLine[] | undefined,
  language: Language,
): string | null {
  if (!explanation?.length || (status !== 'CREATED' && status !== 'AT_TIME')) return null;
  const lines = explanation.map(({ text, amount }) => {
    return `${plain(localize(text, language), 200)} — <b>${formatStep(amount, language)}</b>`;
  });
  return `<blockquote expandable>${lines.join('\n')}</blockquote>`;
}

/** The guest's message about an order: brand, number, step, ready time, total (ST-02, D69). */
export function guestMessage(
  order: Order,
  about: {
    brand: BotBrand;
    language: Language;
    link: string | null;
    money?: OrderMoney;
    /** What has gone back so far, in so'm. */
    refunded?: number;
    edits?: Edits;
    /** How the total came about. */
    explanation?: readonly ExplanationLine[];
  },
): Content {
  const { brand, language, link, money = null, refunded = 0, edits = NO_EDITS } = about;
  const price = (sum: number) => formatPrice(sum, language, { nbsp: true });
  const isBack = money === 'RETURNING' || money === 'RETURNED';
  const lines = [
    `<b>${plain(brand.name(language))}</b> · ${formatMessage('order.number', language, { number: String(order.number) })}`,
    `<b>${plain(statusLabel(brand, statusLabelOf(order), language))}</b>`,
    guestText(brand, { key: messageKeyOf(order), language, isHtml: true }),
    reasonLine(order, language),
    offerLine(order, language),
    isBack ? formatMessage(`order.${money}`, language) : null,
    timeLine(order, brand, language),
    formatMessage('order.total', language, { sum: price(order.totalPrice) }),
    whyLines(order, about.explanation, language),
    refunded > 0 && !isBack ? formatMessage('order.refunded', language, { sum: price(refunded) }) : null,
    ...linesOfEdits({ ...edits, language, zone: brand.timeZone }),
  ];
  const open = link === null ? [] : [[{ text: orderButton(order, { edits, language }), open: link }]];
  const buttons: Button[][] = [...editButtons(edits.edit, language), ...open];
  const html = lines.filter((line) => line !== null).join('\n');
  const edited = editStep(edits);
  return { html, buttons, step: stepOf(order, { money: isBack ? money : null, refunded, edited }) };
}
