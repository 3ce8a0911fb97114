import type { Jobs } from '../../jobs/queues.ts';
import { guestLanguage, readBotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { botOf } from '../chats/bot-token.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { guestMessage } from '../messages/guest-message.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { storefrontLink } from '../messages/storefront-link.ts';
import { notifyManagers } from './notify-managers.ts';
import { notifyShift } from './notify-shift.ts';
import { notifyStaff } from './notify-staff.ts';
import { readNotifiedOrder } from '../messages/notified-order.ts';
import { whenFree } from '../chats/when-free.ts';
import type { OrderToNotify } from './order-to-notify.ts';

async function notifyGuest(deps: BotDeps, { api, brand, notified }: OrderToNotify): Promise<void> {
  const { customer, order, money, refunded, edit, revision, due, explanation } = notified;
  if (customer.telegramId === null || customer.botBlocked) return;
  const { merchantId } = brand;
  const language = guestLanguage(brand, [customer.language]);
  const link = storefrontLink(deps, brand, `order_${order.id}`);
  const edits = { edit, revision, due };
  const content = guestMessage(order, { brand, language, link, money, refunded, edits, explanation });
  const message = {
    merchantId,
    subjectId: order.id,
    kind: 'GUEST' as const,
    chatId: customer.telegramId,
    content,
  };
  try {
    const outcome = await keepMessage(deps, api, message);
    deps.log.info({ merchantId, orderId: order.id, outcome }, 'guest notified');
  } catch (error) {
    if (!isDeaf(error)) throw error;
    await rememberDeafPerson(deps, { merchantId, userId: customer.id });
  }
}

/** Updates the messages about an order to its current state, the staff's first. */
export async function notifyOfOrder(deps: BotDeps, merchantId: string, orderId: string): Promise<void> {
  const api = await botOf(deps, merchantId);
  if (!api) return;
  const facts = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    notified: await readNotifiedOrder(tx, { merchantId, id: orderId, now: deps.now }),
  }));
  const { brand, notified } = facts;
  if (!notified) return;
  await notifyStaff(deps, { api, brand, notified });
  await notifyShift(deps, { api, brand, notified });
  await notifyManagers(deps, { api, brand, notified });
  await notifyGuest(deps, { api, brand, notified });
}

/** The job that follows every change of an order. It sends the order's current state, so repeating it has no effect. */
export async function orderNotificationJob(
  deps: BotDeps,
  merchantId: string,
  job: Jobs['bot.order'],
): Promise<void> {
  const payload = { orderId: job.orderId };
  await whenFree(deps, { merchantId, queue: 'bot.order', payload }, () =>
    notifyOfOrder(deps, merchantId, job.orderId),
  );
}
