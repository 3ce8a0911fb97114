import { ApiError } from '@dasturxon/core/api';
import type { OrderStatus, RejectionReason } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { CallbackQuery } from 'grammy/types';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { found, apiError } from '../../http/api-error.ts';
import { sentence } from '../../http/sentences.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { takeByHand } from '../../payments/ledger/mark-paid.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { moveAsStaff } from '../../orders/moves/move-as-staff.ts';
import { toOrder } from '../../orders/model/to-order.ts';
import {
  guestLanguage,
  staffChatOf,
  staffChatsOf,
  statusLabel,
  type BotBrand,
  type BotDeps,
} from '../messages/bot-brand.ts';
import { clock } from '../messages/guest-message.ts';
import { keyboard } from '../chats/keep-message.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import { readPress, reasonButtons, staffButtons, type Press } from '../messages/staff-buttons.ts';
import { isInChat, staffMember, type StaffMember } from '../chats/staff-member.ts';
import { takeLonger } from '../../orders/moves/take-longer.ts';
import { notifyOfOrder } from '../notify/order-notification-job.ts';

/** A press in a chat of this merchant's bot. */
export type Pressing = { deps: BotDeps; api: Api; brand: BotBrand; query: CallbackQuery };

/** Error codes that are shown to the person who pressed. */
const TOLD = [
  'forbidden',
  'order.notFound',
  'payment.notPaid',
  'payment.closed',
  'payment.inProgress',
  'payment.unavailable',
] as const;

/** The answer to a press. */
export type Done = { text: string; alert: boolean };
type Wish = { orderId: string; press: Press; who: StaffMember };

/** Who gave an order the status it has, when, and whether that was this very person. */
async function whoWasFirst(tx: Tx, { brand }: Pressing, wish: Wish): Promise<Done> {
  const { main: language, timeZone, merchantId } = brand;
  const [last] = await tx
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchantId, merchantId),
        eq(orderHistory.orderId, wish.orderId),
        inArray(orderHistory.event, ['CHANGE_STATUS', 'PAID_AND_CHANGE_STATUS']),
      ),
    )
    .orderBy(desc(orderHistory.id))
    .limit(1);
  const { toStatus, data, actorId, at } = found(last, 'order.notFound');
  const status = statusLabel(brand, toStatus as OrderStatus, language);
  if (actorId === wish.who.userId) return { text: status, alert: false };
  const name = typeof data['by'] === 'string' ? data['by'] : formatMessage('press.unknown', language);
  return {
    text: formatMessage('press.first', language, { name, status, time: clock(at, timeZone) }),
    alert: true,
  };
}

/** What the guest reads about an error: the reason's sentence in their own language (IMP-17). */
async function reasonForGuest(tx: Tx, brand: BotBrand, about: { orderId: string; why: RejectionReason }) {
  const [guest] = await tx
    .select({ language: users.language })
    .from(orders)
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .where(and(eq(orders.merchantId, brand.merchantId), eq(orders.id, about.orderId)));
  return formatMessage(`reason.${about.why}`, guestLanguage(brand, [guest?.language ?? null]));
}

async function move(tx: Tx, pressing: Pressing, wish: Wish & { to: OrderStatus }): Promise<Done> {
  const { deps, brand } = pressing;
  const { orderId, press, who, to } = wish;
  const why = press.kind === 'refuse' ? press.why : null;
  const reasonComment = why && (await reasonForGuest(tx, brand, { orderId, why }));
  const staffMove = { merchantId: brand.merchantId, orderId, to, actor: who, reason: why, reasonComment };
  try {
    const { moved } = await moveAsStaff(deps, tx, staffMove);
    if (moved) return { text: statusLabel(brand, to, brand.main), alert: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'illegal_transition') throw error;
  }
  return whoWasFirst(tx, pressing, wish);
}

/** A cook or a courier answers for no money, here as everywhere. */
async function takeCash(tx: Tx, { deps, brand }: Pressing, { orderId, who }: Wish): Promise<Done> {
  if (!isBackOffice(who.role)) throw apiError('forbidden');
  const row = await lockOrder(tx, brand.merchantId, orderId);
  await takeByHand(deps, tx, { row, actor: who });
  return { text: formatMessage('staff.paid', brand.main), alert: false };
}

async function more(tx: Tx, pressing: Pressing, wish: Wish): Promise<Done> {
  const { deps, brand } = pressing;
  try {
    await takeLonger(deps, tx, { merchantId: brand.merchantId, ...wish });
    return { text: formatMessage('press.later', brand.main), alert: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'illegal_transition') throw error;
    return whoWasFirst(tx, pressing, wish);
  }
}

/** Shows the reasons under the message, or the usual buttons again; the order stays as it is. */
async function turnButtons({ deps, api, brand, query }: Pressing, wish: Wish): Promise<Done> {
  const row = await deps.db.inTenant(brand.merchantId, (tx) => lockOrder(tx, brand.merchantId, wish.orderId));
  const order = toOrder(row, []);
  const usual = staffButtons(order, brand.main);
  const canRefuse = usual.flat().some((button) => 'data' in button && button.data.startsWith('reasons:'));
  const buttons = wish.press.kind === 'reasons' && canRefuse ? reasonButtons(order, brand.main) : usual;
  const { chat, message_id: messageId } = query.message!;
  await api.editMessageReplyMarkup(chat.id, messageId, { reply_markup: keyboard(buttons) }).catch(() => {
    deps.log.debug({ merchantId: brand.merchantId, orderId: wish.orderId }, 'buttons not turned');
  });
  return { text: '', alert: false };
}

async function act(pressing: Pressing, wish: Wish): Promise<Done> {
  const { deps, brand } = pressing;
  const { press, orderId } = wish;
  if (press.kind === 'reasons' || press.kind === 'back') return turnButtons(pressing, wish);
  const done = await deps.db.inTenant(brand.merchantId, (tx) => {
    if (press.kind === 'more') return more(tx, pressing, wish);
    if (press.kind === 'cash') return takeCash(tx, pressing, wish);
    return move(tx, pressing, { ...wish, to: press.kind === 'move' ? press.to : 'CANCELED' });
  });
  deps.orderEvents.announce(brand.merchantId, orderId);
  return done;
}

/** The order and the person behind a press that may count; null for any other chat, person or text. */
async function wishOf({ deps, api, brand, query }: Pressing): Promise<Wish | null> {
  const chat = query.message?.chat;
  const read = readPress(query.data ?? '');
  // Neither the text of a button nor the chat it comes from is believed: both may be another merchant's.
  if (!read || !chat || !staffChatsOf(brand).has(String(chat.id))) return null;
  if (!(await isInChat(api, chat.id, query.from.id))) return null;
  const { merchantId } = brand;
  return deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(orders.merchantId, merchantId), eq(orders.id, read.orderId));
    const [order] = await tx.select({ branchId: orders.branchId }).from(orders).where(own);
    // A branch's chat moves the orders of that branch alone.
    if (order && staffChatOf(brand, order.branchId) !== String(chat.id)) return null;
    const who = await staffMember(tx, merchantId, query.from);
    return who && { ...read, who };
  });
}

/**
 * A button of the staff's chat: the same moves by the same roles as everywhere (D83). A later press is answered
 * with the name of the first. The message itself is edited by the job that follows every change.
 */
export async function handlePress(pressing: Pressing): Promise<void> {
  const { deps, api, brand, query } = pressing;
  const refused = (code: (typeof TOLD)[number]): Done => ({
    text: sentence(code, brand.main),
    alert: true,
  });
  const wish = await wishOf(pressing);
  const done = wish
    ? await act(pressing, wish).catch((error: unknown) => {
        const code = error instanceof ApiError && TOLD.find((one) => one === error.code);
        if (!code) throw error;
        return refused(code);
      })
    : refused('forbidden');
  const { merchantId } = brand;
  deps.log.info(
    { merchantId, orderId: wish?.orderId, press: wish?.press.kind ?? 'refused' },
    'staff pressed',
  );
  await api
    .answerCallbackQuery(query.id, {
      ...(done.text && { text: plainText(done.text) }),
      show_alert: done.alert,
    })
    .catch(() => deps.log.debug({ merchantId }, 'press answered too late'));
  // Updates the chat at once; the job of the change repeats it when this fails.
  if (wish && wish.press.kind !== 'back' && wish.press.kind !== 'reasons')
    await notifyOfOrder(deps, merchantId, wish.orderId).catch(() =>
      deps.log.debug({ merchantId, orderId: wish.orderId }, 'told by the job instead'),
    );
}

/** Telegram shows at most 200 characters, and no HTML. */
const plainText = (text: string) =>
  plain(text, 190).replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
