import type { Language } from '../kernel/language.ts';
import type { OrderStatus } from './order-status.schema.ts';

/** Status words, which are Uzbek in every language unless the merchant says otherwise (ST-02, D23, D69). */
export const STATUS_LABELS_UZ: Readonly<Record<OrderStatus, string>> = {
  OPEN: 'Ochiq',
  CREATED: 'Yangi',
  AT_TIME: 'Belgilangan vaqtga',
  ACCEPTED: 'Qabul qilindi',
  COOKING: 'Tayyorlanmoqda',
  DONE: 'Tayyor',
  ATTACHED: 'Kuryerga biriktirildi',
  ON_WAY: "Yo'lda",
  DELIVERED: 'Yetkazildi',
  CLOSED: 'Yopildi',
  CANCELED: 'Bekor qilindi',
};

/** The language of status words: Uzbek, or the guest's where the merchant's switch says 'current' (D23). */
export function statusLabelLanguage(setting: 'uz' | 'current', current: Language): Language {
  return setting === 'current' ? current : 'uz';
}

const CONFIRMED: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ATTACHED', 'ON_WAY'];

/** Whether an order has been approved and 'Your order has been confirmed.' stands on its page (ST-10). */
export function isConfirmed(status: OrderStatus): boolean {
  return CONFIRMED.includes(status);
}
