import { DAY_MS } from '@dasturxon/core/kernel';
import { RETENTION_DAYS, type RetainedKind } from '@dasturxon/core/privacy';
import { sql, type SQL } from 'drizzle-orm';

import { FINISHED_STATUSES, forgetComments, PERSONAL_FIELDS } from './personal-order-fields.ts';

/** Maximum number of cached geocoder answers; each is about 1 kB. */
const ANSWERS_AT_MOST = 200_000;

/** Whether a row `p` of the menu was removed before a moment, and no draft changes it. */
const isRemoved = (entity: 'product' | 'category', before: SQL) => sql`p.data ? 'archived' and (
    select max(v.at) from menu_changes c join menu_versions v on v.merchant_id = c.merchant_id and v.version = c.version
    where c.merchant_id = p.merchant_id and c.entity = ${entity} and c.id = p.id and c.field = 'exists') < ${before}
  and not exists (select 1 from menu_patches m where m.merchant_id = p.merchant_id and m.entity = ${entity} and m.id = p.id)`;

/** The statements that end each kind of data, given the moment before which it is too old. */
const STATEMENTS: Readonly<
  Record<Exclude<RetainedKind, 'orderDetails' | 'courierTraces'>, (before: SQL) => SQL[]>
> = {
  limitCounters: (before) => [sql`delete from rate_counts where window_start < ${before}`],
  signInCodes: (before) => [
    sql`delete from phone_codes where expires_at < ${before}`,
    sql`delete from aggregator_tokens where expires_at < ${before}`,
  ],
  miniAppLaunches: (before) => [sql`delete from telegram_launches where expires_at < ${before}`],
  repeatedAnswers: (before) => [sql`delete from idempotency_keys where created_at < ${before}`],
  pastSlots: (before) => [
    sql`delete from slot_uses where slot < ${before}`,
    sql`delete from reservation_slots where slot < ${before}`,
  ],
  botUpdates: (before) => [sql`delete from bot_updates where at < ${before}`],
  unusedGuestPictures: (before) => [
    sql`update guest_pictures set removed_at = now() where order_id is null and removed_at is null and created_at < ${before}`,
  ],
  entrancePictures: (before) => [
    sql`update guest_pictures p set removed_at = now() from orders o where p.kind in ('ENTRANCE', 'DOOR') and p.removed_at is null
      and o.merchant_id = p.merchant_id and o.id = p.order_id and o.status in ${FINISHED_STATUSES} and o.updated_at < ${before}`,
  ],
  reviewPictures: (before) => [
    sql`update guest_pictures set removed_at = now() where kind = 'REVIEW' and removed_at is null and created_at < ${before}`,
  ],
  groupOrders: (before) => [sql`delete from group_orders where created_at < ${before}`],
  printJobs: (before) => [sql`delete from print_jobs where created_at < ${before}`],
  guestSessions: (before) => [
    sql`delete from sessions where expires_at < ${before} or revoked_at < ${before}`,
  ],
  webhookBodies: (before) => [sql`delete from webhook_deliveries where created_at < ${before}`],
  refusedProviderCalls: (before) => [
    sql`delete from payment_inbox where outcome = 'REFUSED' and received_at < ${before}`,
  ],
  staffInvitations: (before) => [
    sql`delete from staff_invites where expires_at < ${before} or ended_at < ${before}`,
    sql`delete from brand_invites where expires_at < ${before}`,
  ],
  removedDishes: (before) => [
    sql`with gone as (select merchant_id, id from products p where ${isRemoved('product', before)}),
      liked as (delete from favourites f using gone g where f.merchant_id = g.merchant_id and f.product_id = g.id),
      stopped as (delete from stop_list s using gone g where s.merchant_id = g.merchant_id and s.product_id = g.id)
      delete from products p using gone g where p.merchant_id = g.merchant_id and p.id = g.id`,
    sql`delete from categories p where ${isRemoved('category', before)} and not exists (
      select 1 from products d where d.merchant_id = p.merchant_id and d.category_id = p.id)`,
  ],
  staffSessions: (before) => [
    sql`delete from staff_sessions where expires_at < ${before} or revoked_at < ${before}`,
  ],
  geocoderAnswers: (before) => [
    sql`delete from geocode_cache where at < ${before}`,
    sql`delete from geocode_cache where question in (
      select question from geocode_cache order by at desc offset ${ANSWERS_AT_MOST})`,
  ],
  providerCalls: (before) => [sql`delete from payment_inbox where received_at < ${before}`],
  notifications: (before) => [
    sql`delete from notification_reads r using notifications n where n.merchant_id = r.merchant_id
      and n.id = r.notification_id and n.user_id is not null and n.created_at < ${before}`,
    sql`delete from notifications where user_id is not null and created_at < ${before}`,
  ],
  auditLog: (before) => [sql`delete from audit_log where at < ${before}`],
  bookingDetails: (before) => [
    sql`update reservations set data = '{}' where until < ${before} and data <> '{}'`,
  ],
};

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const literal = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The statements of every small table. */
export function expiredRows(now: Date): SQL[] {
  return Object.entries(STATEMENTS).flatMap(([kind, statements]) =>
    statements(literal(daysAgo(now, RETENTION_DAYS[kind as RetainedKind]))),
  );
}

/** How much of the large tables one statement reads, as a range of the time of their rows, and how many rows it writes. */
const RANGE_DAYS = 30;
const OLDEST_DAYS = 3650;
/** A statement that did as many may have left some. */
export const ROWS_AT_ONCE = 5_000;

/** `also` is a further part of the statement, about the rows in `old`. */
type Range = { kind: 'orderDetails' | 'courierTraces'; table: SQL; set: SQL; where: SQL; also?: SQL };

/** Large tables, by the age of the row; its BRIN index makes an empty range cheap. Unfinished rows stay whole. */
const RANGES: readonly Range[] = [
  {
    kind: 'orderDetails',
    table: sql`orders`,
    set: sql`data = data - ${PERSONAL_FIELDS}`,
    where: sql`data ?| ${PERSONAL_FIELDS} and status in ${FINISHED_STATUSES}`,
    also: sql`notes as (${forgetComments(sql`old`)}),`,
  },
  {
    kind: 'courierTraces',
    table: sql`deliveries`,
    set: sql`first_name = null, phone = null, latitude = null, longitude = null`,
    where: sql`finished_at is not null and (phone is not null or first_name is not null or latitude is not null)`,
  },
];

const inRange = ({ table, set, where, also = sql`` }: Range, from: SQL, to: SQL) => sql`
  with old as (select merchant_id, id from ${table}
      where created_at >= ${from} and created_at < ${to} and ${where} limit ${ROWS_AT_ONCE}),
    ${also}
    done as (update ${table} t set ${set} from old where t.merchant_id = old.merchant_id and t.id = old.id returning 1)
  select count(*)::int as done from done`;

/**
 * The statements that take persons out of rows of the large tables; each answers how many it has `done`. `since` is the moment of the last complete run of this
 * process: rows that were too old then are done. Null looks at ten years, once per process.
 */
export function expiredDetails(now: Date, since: Date | null): SQL[] {
  return RANGES.flatMap((range) => {
    const { kind } = range;
    const end = daysAgo(now, RETENTION_DAYS[kind]);
    // An order that was unfinished at its last look is looked at again for a month.
    const begin = daysAgo(since ?? now, RETENTION_DAYS[kind] + (since ? RANGE_DAYS : OLDEST_DAYS));
    const statements: SQL[] = [];
    for (let to = end; to > begin; to = daysAgo(to, RANGE_DAYS))
      statements.push(inRange(range, literal(daysAgo(to, RANGE_DAYS)), literal(to)));
    return statements;
  });
}
