import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';

import { users } from '../db/schema/customers.ts';
import { BotRefused } from '../gateways/telegram/bot-api.ts';
import type { Jobs } from '../jobs/queues.ts';
import { guestLanguage, readBotBrand, type BotBrand, type BotDeps } from './bot-brand.ts';
import { botOf } from './bot-token.ts';
import { guestMessage } from './guest-message.ts';
import { keepMessage } from './keep-message.ts';
import { shopLink } from './shop-link.ts';
import { inStaffChat } from './staff-chat.ts';
import { staffMessage } from './staff-message.ts';
import { readToldOrder, type ToldOrder } from './told-order.ts';
import { whenFree } from './when-free.ts';

type Scene = { api: Api; brand: BotBrand; told: ToldOrder };

/** They never began with the bot, have blocked it, or are gone. */
export const isDeaf = (error: unknown): boolean =>
  error instanceof BotRefused &&
  (error.code === 403 ||
    (error.code === 400 && /chat not found|user is deactivated/.test(error.description)));

async function tellGuest(deps: BotDeps, { api, brand, told }: Scene): Promise<void> {
  const { customer, order, money } = told;
  if (customer.telegramId === null || customer.botBlocked) return;
  const { merchantId } = brand;
  const language = guestLanguage(brand, [customer.language]);
  const link = shopLink(deps, brand, `order_${order.id}`);
  const content = guestMessage(order, { brand, language, link, money });
  const message = {
    merchantId,
    orderId: order.id,
    kind: 'GUEST' as const,
    chatId: customer.telegramId,
    content,
  };
  try {
    const outcome = await keepMessage(deps, api, message);
    deps.log.info({ merchantId, orderId: order.id, outcome }, 'guest told');
  } catch (error) {
    if (!isDeaf(error)) throw error;
    deps.log.info({ merchantId, orderId: order.id }, 'guest has blocked the bot');
    await deps.db.inTenant(merchantId, (tx) =>
      tx
        .update(users)
        .set({ botBlocked: true })
        .where(and(eq(users.merchantId, merchantId), eq(users.id, customer.id))),
    );
  }
}

async function tellStaff(deps: BotDeps, { api, brand, told }: Scene): Promise<void> {
  const { id: orderId } = told.order;
  await inStaffChat(deps, brand, async (chatId) => {
    const content = staffMessage(told, brand);
    const message = { merchantId: brand.merchantId, orderId, kind: 'STAFF' as const, chatId, content };
    const outcome = await keepMessage(deps, api, message);
    deps.log.info({ merchantId: brand.merchantId, orderId, outcome }, 'staff told');
  });
}

/** Brings both messages about an order, the staff's first, to what the order is now. */
export async function tellOrder(deps: BotDeps, merchantId: string, orderId: string): Promise<void> {
  const api = await botOf(deps, merchantId);
  if (!api) return;
  const facts = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    told: await readToldOrder(tx, merchantId, orderId),
  }));
  const { brand, told } = facts;
  if (!told) return;
  await tellStaff(deps, { api, brand, told });
  await tellGuest(deps, { api, brand, told });
}

/** The job that follows every change of an order. It says what the order is, so that doing it twice changes nothing. */
export async function tellOrderJob(deps: BotDeps, merchantId: string, job: Jobs['bot.order']): Promise<void> {
  const payload = { orderId: job.orderId };
  await whenFree(deps, { merchantId, queue: 'bot.order', payload }, () =>
    tellOrder(deps, merchantId, job.orderId),
  );
}
