import { startPath } from '@dasturxon/core/paths';
import { LANGUAGE_NAMES, isLanguage, type Language } from '@dasturxon/core/kernel';
import { ACTIVE_STATUSES } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { UserRow } from '../../users/find-user.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { toOrder } from '../../orders/model/to-order.ts';
import { userOfTelegram } from '../../webbot/telegram-user.ts';
import { guestLanguage } from '../messages/bot-brand.ts';
import { guestMessage, type Button } from '../messages/guest-message.ts';
import { guestText } from '../../notifications/messages/guest-text.ts';
import { personOf, storefrontButton, type GuestVisit } from './guest-visit.ts';
import { keyboard } from '../chats/keep-message.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import { storefrontLink } from '../messages/storefront-link.ts';
import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';

const HTML = { parse_mode: 'HTML' } as const;
const ORDERS_AT_MOST = 5;

/** A guest who writes has unblocked the bot: pending messages are sent. */
export async function unblock({ deps, brand, user }: GuestVisit, botBlocked = false): Promise<void> {
  if (!user || user.botBlocked === botBlocked) return;
  const { merchantId } = brand;
  await deps.db.inTenant(merchantId, async (tx) => {
    await tx
      .update(users)
      .set({ botBlocked })
      .where(and(eq(users.merchantId, merchantId), eq(users.id, user.id)));
    if (botBlocked) return;
    for (const order of await ordersUnderWay(tx, user)) await enqueueOrderNotification(deps, tx, order);
  });
}

/** The guest's orders that are not over, the newest first. */
const ordersUnderWay = (tx: Tx, { merchantId, id }: UserRow) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.userId, id),
        inArray(orders.status, [...ACTIVE_STATUSES]),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_AT_MOST);

async function setMenuButton({ deps, ctx, brand }: GuestVisit, language: Language): Promise<void> {
  const url = brand.menuUrl ?? storefrontLink(deps, brand);
  if (url === null || !ctx.chat) return;
  const text = guestText(brand, { key: 'button.menu', language });
  await ctx.api.setChatMenuButton({
    chat_id: ctx.chat.id,
    menu_button: { type: 'web_app', text, web_app: { url } },
  });
}

/** /start: the greeting with the storefront button, which opens the target of a deep link (`/start product_17`). */
export async function start(visit: GuestVisit): Promise<void> {
  const { ctx, brand, language } = visit;
  const wanted = typeof ctx.match === 'string' ? ctx.match.trim() : '';
  const deep = startPath(wanted) === null ? null : wanted;
  const values = { brand: `<b>${plain(brand.name(language))}</b>` };
  const welcome = guestText(brand, { key: 'start.welcome', language, values, isHtml: true });
  await ctx.reply(welcome, { ...HTML, reply_markup: storefrontButton(visit, deep) });
  await setMenuButton(visit, language);
}

/** /phone: a button that shares the guest's own contact. */
export async function askPhone({ ctx, brand, language }: GuestVisit): Promise<void> {
  await ctx.reply(guestText(brand, { key: 'phone.ask', language }), {
    reply_markup: {
      keyboard: [[{ text: formatMessage('button.phone', language), request_contact: true }]],
      resize_keyboard: true,
      one_time_keyboard: true,
    },
  });
}

/** /orders: the active orders, each with the text of its own message. */
export async function listOrders(visit: GuestVisit): Promise<void> {
  const { deps, ctx, brand, language, user } = visit;
  const { merchantId } = brand;
  const rows = user ? await deps.db.inTenant(merchantId, (tx) => ordersUnderWay(tx, user)) : [];
  if (rows.length === 0) {
    await ctx.reply(guestText(brand, { key: 'orders.none', language }), {
      reply_markup: storefrontButton(visit),
    });
    return;
  }
  await ctx.reply(guestText(brand, { key: 'orders.title', language }));
  for (const row of rows) {
    const link = storefrontLink(deps, brand, `order_${row.id}`);
    const { html, buttons } = guestMessage(toOrder(row, []), { brand, language, link });
    await ctx.reply(html, { ...HTML, reply_markup: keyboard(buttons) });
  }
}

const LANGUAGE_DATA = 'language:';

/** /language: the languages that the merchant offers. */
export async function askLanguage({ ctx, brand, language }: GuestVisit): Promise<void> {
  const rows: Button[][] = brand.settings.languages.offered.map((code) => [
    { text: LANGUAGE_NAMES[code], data: `${LANGUAGE_DATA}${code}` },
  ]);
  await ctx.reply(formatMessage('language.ask', language), { reply_markup: keyboard(rows) });
}

/** A pressed language: remembered as the guest's, for the bot and its messages about orders (D47). */
export async function chooseLanguage(visit: GuestVisit): Promise<void> {
  const { deps, ctx, brand } = visit;
  const { merchantId } = brand;
  const wanted = ctx.callbackQuery?.data?.slice(LANGUAGE_DATA.length);
  if (!isLanguage(wanted) || guestLanguage(brand, [wanted]) !== wanted) {
    await ctx.answerCallbackQuery();
    return;
  }
  await deps.db.inTenant(merchantId, async (tx) => {
    const user = await userOfTelegram(deps, tx, personOf(ctx));
    await tx
      .update(users)
      .set({ language: wanted, updatedAt: deps.now() })
      .where(and(eq(users.merchantId, merchantId), eq(users.id, user.id)));
  });
  await ctx.answerCallbackQuery().catch(() => undefined);
  await ctx.editMessageText(formatMessage('language.done', wanted), {
    reply_markup: storefrontButton({ ...visit, language: wanted }),
  });
  await setMenuButton(visit, wanted);
}
