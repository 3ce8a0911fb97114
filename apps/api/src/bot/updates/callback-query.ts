import { ApiError } from '@dasturxon/core/api';
import { longerCooking, MORE_MINUTES, type OrderStatus } from '@dasturxon/core/order';
import { hasPermission, moveAction } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { CallbackQuery } from 'grammy/types';

import type { Audited } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import { sentence } from '../../http/sentences.ts';
import { addCall, callsOf } from '../../orders/model/call-attempts.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { takeByHand } from '../../payments/ledger/mark-paid.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { moveAsStaff } from '../../orders/moves/move-as-staff.ts';
import { toOrder, type OrderRow } from '../../orders/model/to-order.ts';
import {
  staffChatOf,
  staffChatsOf,
  statusLabel,
  type BotBrand,
  type BotDeps,
} from '../messages/bot-brand.ts';
import { keyboard } from '../chats/keep-message.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import {
  readCallbackQuery,
  reasonButtons,
  staffButtons,
  type StaffAction,
} from '../messages/staff-buttons.ts';
import { isInChat, staffMember, type StaffMember } from '../chats/staff-member.ts';
import { takeLonger } from '../../orders/moves/take-longer.ts';
import { answerQuery } from './answer-query.ts';
import { auditCallbackQuery } from './audit-callback-query.ts';
import { describeLastMove } from './describe-last-move.ts';
import { reasonForGuest } from './reason-for-guest.ts';
import { notifyOfOrder } from '../notify/order-notification-job.ts';

/** A callback query from a chat of this merchant's bot. */
export type StaffQuery = { deps: BotDeps; api: Api; brand: BotBrand; query: CallbackQuery };

/** Error codes that the answer to a callback query shows. */
const SHOWN_ERRORS = [
  'forbidden',
  'order.notFound',
  'order.callFirst',
  'payment.notPaid',
  'payment.closed',
  'payment.inProgress',
  'payment.unavailable',
] as const;

/** The answer to a callback query. */
export type Done = { text: string; alert: boolean };
export type ActionRequest = { orderId: string; action: StaffAction; who: StaffMember };

type OrderAudit = Pick<Audited, 'action' | 'before' | 'after'> & { row: OrderRow; who: StaffMember };

const auditOrder = (staffQuery: StaffQuery, tx: Tx, { row, ...audited }: OrderAudit): Promise<void> => {
  const { id: subjectId, branchId } = row;
  return auditCallbackQuery(staffQuery, tx, { ...audited, subject: 'order', subjectId, branchId });
};

async function move(
  tx: Tx,
  staffQuery: StaffQuery,
  request: ActionRequest & { to: OrderStatus },
): Promise<Done> {
  const { deps, brand } = staffQuery;
  const { orderId, action, who, to } = request;
  const why = action.kind === 'refuse' ? action.why : null;
  const reasonComment = why && (await reasonForGuest(tx, brand, { orderId, why }));
  const staffMove = { merchantId: brand.merchantId, orderId, to, actor: who, reason: why, reasonComment };
  try {
    const { status } = await lockOrder(tx, brand.merchantId, orderId);
    const { row, moved } = await moveAsStaff(deps, tx, staffMove);
    if (moved) {
      const facts = { before: { status }, after: { status: to, reason: why } };
      await auditOrder(staffQuery, tx, { row, who, action: moveAction(to), ...facts });
      return { text: statusLabel(brand, to, brand.main), alert: false };
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'illegal_transition') throw error;
  }
  return describeLastMove(tx, staffQuery, request);
}

/** Marks an order as paid in cash; only the back office may. */
async function takeCash(tx: Tx, staffQuery: StaffQuery, { orderId, who }: ActionRequest): Promise<Done> {
  const { deps, brand } = staffQuery;
  if (!isBackOffice(who.role)) throw apiError('forbidden');
  const row = await lockOrder(tx, brand.merchantId, orderId);
  await takeByHand(deps, tx, { row, actor: who });
  if (!row.isPaid)
    await auditOrder(staffQuery, tx, { row, who, action: 'order.paid', before: null, after: null });
  return { text: formatMessage('staff.paid', brand.main), alert: false };
}

async function more(tx: Tx, staffQuery: StaffQuery, request: ActionRequest): Promise<Done> {
  const { deps, brand } = staffQuery;
  try {
    const row = await lockOrder(tx, brand.merchantId, request.orderId);
    await takeLonger(deps, tx, { merchantId: brand.merchantId, ...request });
    const { cookingTime } = toOrder(row, []);
    const after = { cookingTime: longerCooking(cookingTime, MORE_MINUTES) };
    const audited = { action: 'order.delay' as const, before: { cookingTime }, after };
    await auditOrder(staffQuery, tx, { row, who: request.who, ...audited });
    return { text: formatMessage('callback.later', brand.main), alert: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'order.delayedEnough')
      return { text: formatMessage('callback.delayedEnough', brand.main), alert: true };
    if (error.code !== 'illegal_transition') throw error;
    return describeLastMove(tx, staffQuery, request);
  }
}

/** Shows the reasons under the message, or the usual buttons again; the order stays as it is. */
async function replaceButtons(
  { deps, api, brand, query }: StaffQuery,
  request: ActionRequest,
): Promise<Done> {
  const row = await deps.db.inTenant(brand.merchantId, (tx) =>
    lockOrder(tx, brand.merchantId, request.orderId),
  );
  const order = toOrder(row, []);
  const usual = staffButtons(order, brand.main);
  const canRefuse = usual.flat().some((button) => 'data' in button && button.data.startsWith('reasons:'));
  const buttons =
    request.action.kind !== 'back' && canRefuse
      ? reasonButtons({ ...order, calls: callsOf(row).length }, brand.main)
      : usual;
  const { chat, message_id: messageId } = query.message!;
  await api.editMessageReplyMarkup(chat.id, messageId, { reply_markup: keyboard(buttons) }).catch(() => {
    deps.log.debug({ merchantId: brand.merchantId, orderId: request.orderId }, 'buttons not replaced');
  });
  return { text: '', alert: false };
}

/** Records a call that the guest did not answer (BO-171), and shows the reasons again. */
async function called(staffQuery: StaffQuery, request: ActionRequest): Promise<Done> {
  const { deps, brand } = staffQuery;
  await deps.db.inTenant(brand.merchantId, async (tx) => {
    const row = await lockOrder(tx, brand.merchantId, request.orderId);
    const calls = callsOf(row).length;
    if (!hasPermission(request.who.role, 'orders.contact')) throw apiError('forbidden');
    await addCall(deps, tx, { row, who: request.who });
    const audited = { action: 'order.call' as const, before: { calls }, after: { calls: calls + 1 } };
    await auditOrder(staffQuery, tx, { row, who: request.who, ...audited });
  });
  deps.orderEvents.announce(brand.merchantId, request.orderId);
  return replaceButtons(staffQuery, request);
}

async function act(staffQuery: StaffQuery, request: ActionRequest): Promise<Done> {
  const { deps, brand } = staffQuery;
  const { action, orderId } = request;
  if (action.kind === 'reasons' || action.kind === 'back') return replaceButtons(staffQuery, request);
  if (action.kind === 'call') return called(staffQuery, request);
  const done = await deps.db.inTenant(brand.merchantId, (tx) => {
    if (action.kind === 'more') return more(tx, staffQuery, request);
    if (action.kind === 'cash') return takeCash(tx, staffQuery, request);
    return move(tx, staffQuery, { ...request, to: action.kind === 'move' ? action.to : 'CANCELED' });
  });
  deps.orderEvents.announce(brand.merchantId, orderId);
  return done;
}

/** Reads the requested action, its order and its author; null for a foreign chat, person or text. */
async function readRequest({ deps, api, brand, query }: StaffQuery): Promise<ActionRequest | null> {
  const chat = query.message?.chat;
  const read = readCallbackQuery(query.data ?? '');
  // Callback data and chat may belong to another merchant: check both.
  if (!read || !chat || !staffChatsOf(brand).has(String(chat.id))) return null;
  if (!(await isInChat(api, chat.id, query.from.id))) return null;
  const { merchantId } = brand;
  return deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(orders.merchantId, merchantId), eq(orders.id, read.orderId));
    const [order] = await tx.select({ branchId: orders.branchId }).from(orders).where(own);
    // A branch's chat moves only the orders of that branch.
    if (order && staffChatOf(brand, order.branchId) !== String(chat.id)) return null;
    const branchId = order?.branchId ?? null;
    const who = await staffMember(tx, { merchantId, branchId, from: query.from });
    return who && { ...read, who };
  });
}

/**
 * Answers a callback query of the staff chat: the same moves by the same roles as in the back office (D83). A later
 * press receives the name of the first person. The job that follows every change edits the message.
 */
export async function handleOrderCallback(staffQuery: StaffQuery): Promise<void> {
  const { deps, brand } = staffQuery;
  const refused = (code: (typeof SHOWN_ERRORS)[number]): Done => ({
    text: sentence(code, brand.main),
    alert: true,
  });
  const request = await readRequest(staffQuery);
  const done = request
    ? await act(staffQuery, request).catch((error: unknown) => {
        const code = error instanceof ApiError && SHOWN_ERRORS.find((one) => one === error.code);
        if (!code) throw error;
        return refused(code);
      })
    : refused('forbidden');
  const { merchantId } = brand;
  deps.log.info(
    { merchantId, orderId: request?.orderId, action: request?.action.kind ?? 'refused' },
    'staff action',
  );
  await answerQuery(staffQuery, done);
  // Updates the chat at once; the job of the change repeats it when this fails.
  if (request && !['back', 'reasons', 'call'].includes(request.action.kind))
    await notifyOfOrder(deps, merchantId, request.orderId).catch(() =>
      deps.log.debug({ merchantId, orderId: request.orderId }, 'notification left to the job'),
    );
}
