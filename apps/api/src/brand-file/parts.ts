/** What a brand file may hold besides the brand: its guests, and its ended orders with their money. */
export type Part = 'brand' | 'customers' | 'orders';

/** `without`: columns that no file has, and what stands for them. `ofOrder`: the column that names an ended order. */
type Table = {
  part: Part;
  without?: Readonly<Record<string, null | string>>;
  ofOrder?: string;
};

const order: Table = { part: 'orders', ofOrder: 'order_id' };

/**
 * The tables of a brand file. What is not here stays where it is: sessions, codes, staff and their factors, saved cards,
 * provider calls, webhooks, printers, stops, bookings, jobs, the audit log, the draft and the versions of the menu.
 */
export const TABLES: Readonly<Record<string, Table>> = {
  // Stops stay behind: those of a brand that is imported are known from that moment on.
  merchants: { part: 'brand', without: { secrets: null, stops_known_since: 'now' } },
  domains: { part: 'brand' },
  settings: { part: 'brand' },
  brands: { part: 'brand' },
  cities: { part: 'brand' },
  regions: { part: 'brand' },
  branches: { part: 'brand' },
  halls: { part: 'brand' },
  hall_tables: { part: 'brand' },
  groups: { part: 'brand' },
  categories: { part: 'brand' },
  products: { part: 'brand' },
  modification_groups: { part: 'brand' },
  menu_rules: { part: 'brand' },
  payment_methods: {
    part: 'brand',
    without: { secrets: null, account_set_at: null, tested_at: null, test_outcome: null, accepted_at: null },
  },
  policies: { part: 'brand' },
  banners: { part: 'brand' },
  stories: { part: 'brand' },
  vacancies: { part: 'brand' },
  promos: { part: 'brand' },
  promo_codes: { part: 'brand' },
  // A member of staff is a guest too, and comes as one: rights are given anew.
  users: { part: 'customers', without: { role: 'CLIENT', left_staff_at: null, blocked_until: null } },
  addresses: { part: 'customers' },
  favourites: { part: 'customers' },
  notifications: { part: 'customers' },
  notification_reads: { part: 'customers' },
  cashback_ledger: { part: 'customers' },
  order_counters: { part: 'orders' },
  orders: { part: 'orders', without: { changed_in: null }, ofOrder: 'id' },
  order_lines: order,
  order_edits: order,
  order_history: order,
  deliveries: order,
  payment_attempts: order,
  payment_refunds: order,
  money_journal: order,
  // The hash is keyed by the deployment.
  promo_uses: { ...order, without: { phone_hash: null } },
  reviews: order,
};

/** Secrets of a brand, which no file has. The list is the same for every brand, so that files do not differ by it. */
export const LEFT_OUT: readonly string[] = [
  'merchants.secrets',
  'payment_methods.secrets',
  'saved_cards',
  'staff_passkeys',
  'staff_pins',
  'staff_totp',
  'till_accounts',
  'webhook_endpoints',
];
