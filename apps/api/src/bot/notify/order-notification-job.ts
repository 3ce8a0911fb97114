import type { Api } from 'grammy';

import type { Jobs } from '../../jobs/queues.ts';
import { guestLanguage, readBotBrand, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { botOf } from '../chats/bot-token.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { guestMessage } from '../messages/guest-message.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { storefrontLink } from '../messages/storefront-link.ts';
import { notifyManagers } from './notify-managers.ts';
import { notifyStaff } from './notify-staff.ts';
import { readNotifiedOrder, type NotifiedOrder } from '../messages/notified-order.ts';
import { whenFree } from '../chats/when-free.ts';

type Scene = { api: Api; brand: BotBrand; told: NotifiedOrder };

async function notifyGuest(deps: BotDeps, { api, brand, told }: Scene): Promise<void> {
  const { customer, order, money } = told;
  if (customer.telegramId === null || customer.botBlocked) return;
  const { merchantId } = brand;
  const language = guestLanguage(brand, [customer.language]);
  const link = storefrontLink(deps, brand, `order_${order.id}`);
  const content = guestMessage(order, { brand, language, link, money, refunded: told.refunded });
  const message = {
    merchantId,
    subjectId: order.id,
    kind: 'GUEST' as const,
    chatId: customer.telegramId,
    content,
  };
  try {
    const outcome = await keepMessage(deps, api, message);
    deps.log.info({ merchantId, orderId: order.id, outcome }, 'guest told');
  } catch (error) {
    if (!isDeaf(error)) throw error;
    await rememberDeafPerson(deps, { merchantId, userId: customer.id });
  }
}

/** Brings the messages about an order, the staff's first, to what the order is now. */
export async function notifyOfOrder(deps: BotDeps, merchantId: string, orderId: string): Promise<void> {
  const api = await botOf(deps, merchantId);
  if (!api) return;
  const facts = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    told: await readNotifiedOrder(tx, merchantId, orderId),
  }));
  const { brand, told } = facts;
  if (!told) return;
  await notifyStaff(deps, { api, brand, told });
  await notifyManagers(deps, { api, brand, told });
  await notifyGuest(deps, { api, brand, told });
}

/** The job that follows every change of an order. It says what the order is, so that doing it twice changes nothing. */
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
