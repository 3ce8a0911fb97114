import { sql, type SQL } from 'drizzle-orm';

import { forgetComments, PERSONAL_FIELDS } from '../../jobs/personal-order-fields.ts';

/**
 * Tables whose rows of a deleted brand are removed, in an order in which no row is named by another one that is still there. A
 * test keeps every table of a brand in this list or among those that are kept: who it was, and its books.
 */
export const REMOVED_TABLES: readonly string[] = [
  // Sessions and accounts at other services first: what could act for the brand ends at once.
  'push_subscriptions',
  'push_deliveries',
  'sessions',
  'staff_sessions',
  'staff_devices',
  'settings',
  'payment_methods',
  'webhook_deliveries',
  'webhook_endpoints',
  'aggregator_tokens',
  'aggregator_accounts',
  'aggregator_orders',
  'till_accounts',
  'till_orders',
  'crm_accounts',
  'crm_leads',
  'bot_messages',
  'bot_states',
  'bot_updates',
  'outbox',
  'staff_branches',
  'staff_invites',
  'staff_passkeys',
  'staff_pins',
  'staff_recovery_codes',
  'staff_totp',
  'phone_codes',
  'rate_counts',
  'telegram_launches',
  'saved_cards',
  'addresses',
  'favourites',
  'group_members',
  'group_orders',
  'idempotency_keys',
  'notification_reads',
  'notifications',
  'broadcast_recipients',
  'broadcasts',
  'referral_codes',
  'referrals',
  'reservation_slots',
  'reservations',
  'reviews',
  'payment_inbox',
  'payment_days',
  'payment_explanations',
  'closed_shifts',
  'print_jobs',
  'printers',
  'promo_uses',
  'promo_codes',
  'promos',
  'seen_alerts',
  'slot_uses',
  'sms_usage',
  'map_failures',
  'content_clicks',
  'order_counters',
  'brand_checkups',
  'brand_setups',
  'brands',
  'banners',
  'stories',
  'policies',
  'vacancies',
  'stop_list',
  'modifier_stops',
  'stop_history',
  'menu_changes',
  'menu_patches',
  'menu_versions',
  'menu_drafts',
  'menu_rules',
  'modification_groups',
  'products',
  'categories',
  'groups',
  'hall_tables',
  'halls',
  'regions',
];

type Brand = { merchantId: string; now: Date; atOnce: number };

/** Rows of a table that have something left to erase; the statement takes the first of them, so that it is repeated until none is. */
const some = (table: SQL, { merchantId, atOnce }: Brand, has: SQL) =>
  sql`select ctid from ${table} where merchant_id = ${merchantId} and (${has}) limit ${atOnce}`;

/** Removes some rows of a table of the brand. */
export const removeSome = (table: string, { merchantId, atOnce }: Brand): SQL => {
  const name = sql.identifier(table);
  return sql`delete from ${name} where merchant_id = ${merchantId}
    and ctid = any(array(select ctid from ${name} where merchant_id = ${merchantId} limit ${atOnce}))`;
};

/** The accounts lose everything but their id. Points end by a line of the ledger, so that its lines sum to the balance (I23). */
const forgetUsers = (brand: Brand) => sql`
  with old as (select merchant_id, id, cashback from users where ctid = any(array(${some(sql`users`, brand, sql`deleted_at is null`)})) for update),
    ended as (insert into cashback_ledger (merchant_id, id, user_id, kind, amount, created_at)
      select merchant_id, gen_random_uuid()::text, id, 'ADJUST', -cashback, ${brand.now.toISOString()}::timestamptz from old where cashback > 0)
  update users u set phone = null, first_name = null, last_name = null, email = null, image = null, birthday = null,
    gender = null, language = null, telegram_id = null, click_id = null, blocked_until = null, block_reason = null,
    role = 'CLIENT', cashback = 0, is_active = false, deleted_at = ${brand.now.toISOString()}::timestamptz
  from old where u.merchant_id = old.merchant_id and u.id = old.id`;

const forgetOrders = (brand: Brand) => sql`
  with old as (select merchant_id, id from orders where ctid = any(array(
      ${some(sql`orders`, brand, sql`data ?| ${PERSONAL_FIELDS} or phone_hash is not null`)}))),
    notes as (${forgetComments(sql`old`)})
  update orders o set data = o.data - ${PERSONAL_FIELDS}, phone_hash = null from old
  where o.merchant_id = old.merchant_id and o.id = old.id`;

/** Comments of orders that an earlier deletion or the retention has emptied already. */
const forgetLines = (brand: Brand) => sql`
  update order_lines set data = data - 'comment'
  where ctid = any(array(${some(sql`order_lines`, brand, sql`data ? 'comment'`)}))`;

const forgetEditors = (brand: Brand) => sql`
  update order_edits set proposed_by_name = null
  where ctid = any(array(${some(sql`order_edits`, brand, sql`proposed_by_name is not null`)}))`;

const COURIER = sql`first_name is not null or phone is not null or latitude is not null or longitude is not null`;
const forgetCouriers = (brand: Brand) => sql`
  update deliveries set first_name = null, phone = null, latitude = null, longitude = null
  where ctid = any(array(${some(sql`deliveries`, brand, COURIER)}))`;

/** A branch keeps its name for the books. */
const closeBranches = (brand: Brand) => sql`
  update branches set data = jsonb_build_object('name', data -> 'name'), staff = '{}', tariff = null, deleted = true,
    is_active = false
  where ctid = any(array(${some(sql`branches`, brand, sql`not deleted or staff <> '{}' or data - 'name' <> '{}'`)}))`;

const markPictures = (brand: Brand) => sql`
  update guest_pictures set removed_at = ${brand.now.toISOString()}::timestamptz
  where ctid = any(array(${some(sql`guest_pictures`, brand, sql`removed_at is null`)}))`;

/** Statements that take persons, places and secrets out of the rows that are kept. */
export const emptySome: readonly ((brand: Brand) => SQL)[] = [
  forgetUsers,
  forgetOrders,
  forgetLines,
  forgetEditors,
  forgetCouriers,
  closeBranches,
  markPictures,
];
