import { addressText, readAddressDetails } from '@dasturxon/core/address';
import { formatDate, formatPhone, formatPrice, formatTime, fullName } from '@dasturxon/core/format';
import { localize, type Language, type LocalizedText } from '@dasturxon/core/kernel';
import { paymentBrand, type PaymentType } from '@dasturxon/core/payment';
import {
  AGGREGATOR_NAMES,
  aggregatorOf,
  changeToBring,
  expectedReady,
  isPaidBeforehand,
  isSettledOutside,
  reachesKitchen,
  type Order,
  type OrderLine,
  type OrderMoney,
  type OrderStatus,
} from '@dasturxon/core/order';

import { allergyLine } from './allergy-line.ts';
import { statusLabel, type BotBrand } from './bot-brand.ts';
import { BOT_MESSAGES, type BotMessageKey } from '../../notifications/messages/bot-messages.ts';
import type { Content } from './guest-message.ts';
import { lineAmount } from '../../notifications/messages/line-amount.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import { marksOf } from './order-marks.ts';
import { staffButtons } from './staff-buttons.ts';
import type { NotifiedOrder } from './notified-order.ts';

/** Telegram takes 4,096 characters; what is not lines needs less than half of them. */
const LINES_AT_MOST = 2_000;

const MONEY_LABELS = {
  PAID: 'staff.paid',
  UNPAID: 'staff.unpaid',
  RETURNING: 'staff.returning',
  RETURNED: 'staff.returned',
} as const satisfies Record<NonNullable<OrderMoney>, BotMessageKey>;

/** What the guest asks about one dish (B15). */
function lineNotes({ comment, ifMissing }: OrderLine, language: Language): string[] {
  const note = comment ? [`   💬 <i>${plain(comment, 150)}</i>`] : [];
  return ifMissing ? [...note, `   ❓ ${formatMessage(`ifMissing.${ifMissing}`, language)}`] : note;
}

function lineTexts(line: OrderLine, name: (text: LocalizedText) => string, language: Language): string[] {
  const first = `<b>${lineAmount(line, language)}</b> ${plain(name(line.name), 120)} — ${formatPrice(line.price, language)}`;
  const extras = line.modifiers.map(({ name: extra, count }) => {
    const times = count > 1 ? `${count} × ` : '';
    return `   + ${times}${plain(name(extra), 80)}`;
  });
  return [first, ...extras, ...lineNotes(line, language)];
}

/** The lines of an order, as many as there is room for. */
function linesOf({ cartItems }: Order, language: Language): string[] {
  const name = (text: LocalizedText) => localize(text, language);
  const shown: string[] = [];
  let left = LINES_AT_MOST;
  for (const [index, line] of cartItems.entries()) {
    const texts = lineTexts(line, name, language);
    left -= texts.join('\n').length;
    if (left < 0)
      return [...shown, formatMessage('staff.more', language, { count: String(cartItems.length - index) })];
    shown.push(...texts);
  }
  return shown;
}

function sumsOf(order: Order, language: Language): string[] {
  const money = (amount: number) => formatPrice(amount, language);
  const rows: [BotMessageKey, number, string][] = [
    ['staff.products', order.productPrice, ''],
    ['staff.discount', order.totalProductDiscount + order.deliveryDiscount, '−'],
    ['staff.delivery', order.deliveryPrice, ''],
    ['staff.service', order.servicePrice, ''],
    ['staff.cashback', order.cashback, '−'],
  ];
  const parts = rows
    .filter(([, amount]) => amount > 0)
    .map(([key, amount, sign]) => `${formatMessage(key, language)}: ${sign}${money(amount)}`);
  return [...parts, `<b>${formatMessage('order.total', language, { sum: money(order.totalPrice) })}</b>`];
}

/** The cash that the guest pays with and the change to bring (B23); empty where none is asked for. */
function changeText({ changeFrom, totalPrice }: Order, language: Language): string {
  const change = changeToBring(changeFrom, totalPrice);
  if (changeFrom === null || change === null) return '';
  const from = formatMessage('staff.changeFrom', language, { sum: formatPrice(changeFrom, language) });
  return `\n💵 ${from}: <b>${formatMessage('staff.bring', language, { sum: formatPrice(change, language) })}</b>`;
}

/** The name of the way to pay; what an aggregator settles has its name. */
function payeeOf(order: Order, paymentType: PaymentType, language: Language): string {
  const aggregator = isSettledOutside(order) ? aggregatorOf(order) : null;
  if (aggregator) return AGGREGATOR_NAMES[aggregator];
  const key = `pay.${paymentType}` as BotMessageKey;
  return paymentBrand(paymentType) ?? formatMessage(key in BOT_MESSAGES ? key : 'pay.OTHER', language);
}

/** How it is paid; where the money is taken at the door or the desk, how much that is. */
function paymentOf({ order, money, paidBy: paymentType }: NotifiedOrder, language: Language): string {
  const { status, totalPrice } = order;
  const name = payeeOf(order, paymentType, language);
  const isOpen = money === 'UNPAID' || (money === null && status === 'DELIVERED');
  const isCollected = isOpen && !isPaidBeforehand(paymentType) && totalPrice > 0;
  const sum = formatPrice(totalPrice, language);
  const rest = isCollected
    ? ` · <b>${formatMessage('staff.collect', language, { sum })}</b>${changeText(order, language)}`
    : '';
  const state = money && `: <b>${formatMessage(MONEY_LABELS[money], language)}</b>`;
  return `💳 ${name}${state ?? ''}${rest}`;
}

/** Where it goes: the address with all a courier needs at the door, or the table. */
function placeOf({ order, table }: NotifiedOrder, language: Language): string[] {
  if (table !== null) return [`🪑 ${formatMessage('staff.table', language, { table: plain(table, 60) })}`];
  const { address } = order;
  if (order.serviceType !== 'DELIVERY' || address === null) return [];
  const details = readAddressDetails(address);
  const parts = (['entrance', 'floor', 'office', 'domophone'] as const)
    .filter((part) => details[part]?.trim())
    .map((part) => formatMessage(`staff.${part}`, language, { value: plain(details[part] ?? '', 40) }));
  const { latitude, longitude } = address;
  const map = `https://maps.google.com/?q=${latitude},${longitude}`;
  const text = [plain(addressText(address), 200), ...parts, plain(details.comment ?? '', 200)];
  return [
    `📍 ${text.filter(Boolean).join(', ')}`,
    `<a href="${map}">${formatMessage('staff.map', language)}</a>`,
  ];
}

/** The customer to call. Telegram turns a full phone number into a link. */
function peopleOf({ order, customer }: NotifiedOrder, language: Language): string[] {
  const phone = (digits: string) => formatPhone(digits).replaceAll(' ', '');
  const name = plain(fullName(customer), 80);
  const own = [name, customer.phone && phone(customer.phone)].filter(Boolean).join(' ');
  const { receiver, isGift } = order;
  const gift = isGift ? ` 🎁 ${formatMessage('staff.gift', language)}` : '';
  const other = receiver
    ? `👤 ${formatMessage('staff.receiver', language)}: ${plain(receiver.name, 80)} ${plain(phone(receiver.phone), 20)}${gift}`
    : null;
  return [own && `📞 ${own}`, other].filter((line) => line !== null && line !== '') as string[];
}

/** What is packed and how it is handed over (B23). */
function handoverOf({ cutlery, leaveAtDoor }: Order, language: Language): string[] {
  const door = leaveAtDoor ? [`🚪 <b>${formatMessage('staff.atDoor', language)}</b>`] : [];
  if (cutlery === null) return door;
  const key = cutlery === 0 ? 'staff.noCutlery' : 'staff.cutlery';
  return [...door, `🍴 ${formatMessage(key, language, { count: String(cutlery) })}`];
}

function notesOf(order: Order, language: Language): string[] {
  const { comment, courierComment, note, ifMissing } = order;
  const text: [BotMessageKey, string | null][] = [
    ['staff.comment', comment],
    ['staff.comment', note],
    ['staff.forCourier', courierComment],
  ];
  const choice = ifMissing ? [`❓ ${formatMessage(`ifMissing.${ifMissing}`, language)}`] : [];
  const notes = text
    .filter(([, text]) => text?.trim())
    .map(([key, text]) => `💬 ${formatMessage(key, language, { text: plain(text ?? '', 300) })}`);
  return [...handoverOf(order, language), ...notes, ...choice];
}

/** Why it was cancelled, in the staff's own language where the reason is one of ours. */
function errorOf({ status, reason, reasonComment }: Order, language: Language): string[] {
  if (status !== 'CANCELED' || reason === null) return [];
  const key = `reason.${reason}`;
  if (!(key in BOT_MESSAGES)) return [`✖️ ${plain(reasonComment ?? reason)}`];
  const own = reason === 'OTHER' && reasonComment ? [plain(reasonComment)] : [];
  return [`✖️ ${[formatMessage(key as BotMessageKey, language), ...own].join(': ')}`];
}

/** The steps with their times and, for a step made in this chat, the member's name. */
function stepsOf({ steps }: NotifiedOrder, brand: BotBrand): string[] {
  return steps
    .filter((step) => step.status !== null && step.status !== 'CREATED')
    .map(({ status, by, at }) => {
      const key = statusLabel(brand, status as OrderStatus, brand.main);
      return `${formatTime(at, brand.timeZone)} ${plain(key)}${by ? ` · ${plain(by, 60)}` : ''}`;
    });
}

/** When it is wanted, and by what the clock shows when it has to be ready. */
function timeOf(order: Order, brand: BotBrand): string {
  const { main, timeZone } = brand;
  const wanted =
    order.deliveryAt === null
      ? formatMessage('staff.asSoonAsPossible', main)
      : `<b>${formatMessage('order.wantedAt', main, { time: formatDate(order.deliveryAt, { time: true }, timeZone) })}</b>`;
  const ready = expectedReady(order);
  const due =
    ready && `<b>${formatMessage('staff.readyBy', main, { time: formatTime(ready, timeZone) })}</b>`;
  return `🕒 ${[wanted, due].filter(Boolean).join(' · ')}`;
}

/** What is left of the message in the chat of the branch that gave the order away. */
export function givenMessage({ order }: NotifiedOrder, { main }: BotBrand): string {
  const branch = plain(localize(order.branch?.name, main), 80);
  return `<b>№ ${order.number}</b>\n↪️ ${formatMessage('branch.given', main, { branch })}`;
}

const latest = (times: readonly (string | undefined)[]): string | null =>
  times
    .flatMap((time) => time ?? [])
    .toSorted()
    .at(-1) ?? null;

/** A new order as the kitchen sees it, whole, with the buttons that move it on. */
export function staffMessage(notified: NotifiedOrder, brand: BotBrand): Content {
  const { order } = notified;
  const language = brand.main;
  const kind = order.serviceType in { PICK_UP: 1, DINE_IN: 1 } ? order.serviceType : 'DELIVERY';
  const aggregator = aggregatorOf(order);
  const service = aggregator
    ? AGGREGATOR_NAMES[aggregator]
    : formatMessage(`service.${kind}` as BotMessageKey, language);
  const where = plain(localize(order.branch?.name, language), 80);
  const blocks = [
    [
      `<b>№ ${order.number} · ${plain(statusLabel(brand, order.status, language))}</b>`,
      [service, where].filter(Boolean).join(' · '),
      timeOf(order, brand),
      ...marksOf(notified, language),
    ],
    [...allergyLine(order, language), ...linesOf(order, language)],
    sumsOf(order, language),
    [paymentOf(notified, language), ...placeOf(notified, language), ...peopleOf(notified, language)],
    [...notesOf(order, language), ...errorOf(order, language)],
    stepsOf(notified, brand),
  ];
  const html = blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
  return {
    html,
    // An order that waits for its payment again cannot be accepted.
    buttons: reachesKitchen(order) ? staffButtons(order, language) : [],
    step: latest([notified.since?.toISOString(), notified.given?.at]),
    isSilent: order.status === 'AT_TIME',
  };
}
