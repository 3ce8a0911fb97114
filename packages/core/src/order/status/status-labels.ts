import type { Language } from '../../kernel/language.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';

/** What a status is called: the statuses, and the end of a pick-up, which is not a delivery. */
export type StatusLabel = OrderStatus | 'PICKED_UP';

/** The label of an order's status for its guest: a closed order was delivered, picked up, or eaten here. */
export function statusLabelOf(order: { status: OrderStatus; serviceType: string }): StatusLabel {
  const { status, serviceType } = order;
  if (status !== 'CLOSED' && status !== 'DELIVERED') return status;
  if (serviceType === 'PICK_UP') return 'PICKED_UP';
  return serviceType === 'DINE_IN' ? status : 'DELIVERED';
}

/** Status labels, which are Uzbek in every language unless the merchant's setting differs (ST-02, D23, D69). */
export const STATUS_LABELS_UZ: Readonly<Record<StatusLabel, string>> = {
  OPEN: 'Ochiq',
  CREATED: 'Yangi',
  AT_TIME: 'Belgilangan vaqtga',
  ACCEPTED: 'Qabul qilindi',
  COOKING: 'Tayyorlanmoqda',
  DONE: 'Tayyor',
  ATTACHED: 'Kuryerga biriktirildi',
  ON_WAY: 'Yoʻlda',
  DELIVERED: 'Yetkazildi',
  PICKED_UP: 'Olib ketildi',
  CLOSED: 'Yakunlandi',
  CANCELED: 'Bekor qilindi',
};

/** The language of status labels: Uzbek, or the guest's where the merchant's setting is 'current' (D23). */
export function statusLabelLanguage(setting: 'uz' | 'current', current: Language): Language {
  return setting === 'current' ? current : 'uz';
}

const CONFIRMED: readonly OrderStatus[] = ['ACCEPTED', 'COOKING'];

/** Whether an order's page shows 'Your order has been confirmed.' (ST-10): approved, without a newer state. */
export function isConfirmed(status: OrderStatus): boolean {
  return CONFIRMED.includes(status);
}
