import type { TillOrder } from '../../gateways/tills/port/till.ts';

/** Two portions by delivery for 85 000 soʻm, wanted at 13:30 in Tashkent. */
export const aTillOrder = (change: Partial<TillOrder> = {}): TillOrder => ({
  ref: '9b2e6a52-0f8e-4f0e-9c0a-7f1f5ad0a111',
  number: 1007,
  placedAt: new Date('2026-12-01T07:30:00Z'),
  tillBranchId: '1',
  phone: '998901234567',
  guestName: 'Alisher',
  serviceType: 'DELIVERY',
  comment: 'Piyozsiz',
  address: { text: 'Chilonzor 5', details: '2-podyezd', lat: 41.285, lon: 69.2035 },
  deliverAt: new Date('2026-12-01T08:30:00Z'),
  timeZone: 'Asia/Tashkent',
  persons: null,
  lines: [{ position: 0, tillProductId: '345', name: 'Osh', count: 2, unitPrice: 35_000 }],
  delivery: 15_000,
  total: 85_000,
  isPaid: false,
  tillPaymentId: null,
  ...change,
});
