import type { Api } from 'grammy';

import type { BotBrand } from '../messages/bot-brand.ts';
import type { NotifiedOrder } from '../messages/notified-order.ts';

/** An order that its guest, staff or managers are notified of, and the bot that does it. */
export type OrderToNotify = { api: Api; brand: BotBrand; notified: NotifiedOrder };
