import { DAY_MS } from '@dasturxon/core/kernel';
import { unwrap } from '@dasturxon/core/api';
import { RETENTION_DAYS, type RetainedKind } from '@dasturxon/core/privacy';
import { beforeAll, describe, expect, test } from 'vitest';

import { delivery, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { deleteExpiredRows } from './cleanup-job.ts';

let osh: Scene;
let guest: Person;
let orderId: string;
let branchId: string;
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
  orderId = unwrap(await place(guest, delivery({ comment: 'CANARY' }))).id;
  branchId = String((await sql('select branch_id from orders where id = $1', [orderId]))[0]!['branch_id']);
  const own = [osh.merchantId];
  await sql(
    "insert into printers (merchant_id, id, branch_id, secret_hash, data) values ($1, 'p', $2, 'h', '{}')",
    [...own, branchId],
  );
  await sql(
    "insert into webhook_endpoints (merchant_id, id, url, sealed_secrets) values ($1, 'w', 'https://w.uz', 'x')",
    own,
  );
});

const sql = async (text: string, values: unknown[] = []) => (await osh.deps.db.executeSql(text, values)).rows;

type Row = {
  /** Inserts a row whose end is at $4; $1 is the merchant, $2 a new id, $3 the guest, $5 the order, $6 the branch. */
  insert: string;
  /** Whether the row $2 of the merchant $1 still has its data. */
  kept: string;
};

const of = (table: string, id = 'id') =>
  `select exists (select 1 from ${table} where merchant_id = $1 and ${id} = $2) as kept`;
const ofPictures =
  'select exists (select 1 from guest_pictures where merchant_id = $1 and id = $2 and removed_at is null) as kept';
const PAST = "$4 - interval '1 hour'";

const ROWS: Readonly<Record<RetainedKind, Row>> = {
  limitCounters: {
    insert: 'insert into rate_counts (merchant_id, bucket, window_start) values ($1, $2, $4)',
    kept: of('rate_counts', 'bucket'),
  },
  signInCodes: {
    insert: `insert into phone_codes (merchant_id, phone, purpose, id, code_hmac, sent_at, expires_at)
      values ($1, $2, 'SIGN_IN', $2, 'h', $4, $4)`,
    kept: of('phone_codes'),
  },
  miniAppLaunches: {
    insert: 'insert into telegram_launches (merchant_id, launch, expires_at) values ($1, $2, $4)',
    kept: of('telegram_launches', 'launch'),
  },
  repeatedAnswers: {
    insert: `insert into idempotency_keys (merchant_id, user_id, key, endpoint, body_hash, status, answer, created_at)
      values ($1, $3, $2, 'e', 'h', 200, '{}', $4)`,
    kept: of('idempotency_keys', 'key'),
  },
  pastSlots: {
    insert: 'insert into slot_uses (merchant_id, branch_id, slot) values ($1, $6, $4)',
    kept: 'select exists (select 1 from slot_uses where merchant_id = $1 and slot = $4) as kept',
  },
  botUpdates: {
    insert: 'insert into bot_updates (merchant_id, bot_id, update_id, at) values ($1, $2, 1, $4)',
    kept: of('bot_updates', 'bot_id'),
  },
  unusedGuestPictures: {
    insert: `insert into guest_pictures (merchant_id, id, user_id, kind, created_at) values ($1, $2, $3, 'ENTRANCE', $4)`,
    kept: ofPictures,
  },
  entrancePictures: {
    insert: `with o as (insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', $2, 'number', o.number + 100 + abs(hashtext($2)), 'quote_id', null, 'status', 'CLOSED', 'updated_at', $4))).*
      from orders o where merchant_id = $1 and id = $5 returning 1)
      insert into guest_pictures (merchant_id, id, user_id, kind, order_id, created_at)
        select $1, $2, $3, 'ENTRANCE', $2, $4 from o`,
    kept: ofPictures,
  },
  reviewPictures: {
    insert: `insert into guest_pictures (merchant_id, id, user_id, kind, order_id, created_at)
      values ($1, $2, $3, 'REVIEW', $5, $4)`,
    kept: ofPictures,
  },
  groupOrders: {
    insert:
      'insert into group_orders (merchant_id, id, user_id, deadline, created_at) values ($1, $2, $3, $4, $4)',
    kept: of('group_orders'),
  },
  printJobs: {
    insert: `insert into print_jobs (merchant_id, id, printer_id, order_id, kind, revision, mark, copy, created_at)
      values ($1, $2, 'p', $5, 'KITCHEN', hashtext($2), 'NEW', 1, $4)`,
    kept: of('print_jobs'),
  },
  guestSessions: {
    insert: `insert into sessions (merchant_id, id, token_hash, user_id, expires_at) values ($1, $2, $2, $3, $4)`,
    kept: of('sessions'),
  },
  webhookBodies: {
    insert: `insert into webhook_deliveries (merchant_id, id, endpoint_id, order_id, order_version, sealed_body, created_at)
      values ($1, $2, 'w', $5, hashtext($2), 'x', $4)`,
    kept: of('webhook_deliveries'),
  },
  refusedProviderCalls: {
    insert: `insert into payment_inbox (merchant_id, id, provider, operation, sealed_body, outcome, received_at)
      values ($1, $2, 'PAYME', '', 'x', 'REFUSED', $4)`,
    kept: of('payment_inbox'),
  },
  courierTraces: {
    insert: `insert into deliveries (merchant_id, id, order_id, provider, first_name, phone, latitude, finished_at, created_at)
      values ($1, $2, $5, 'YANDEX', 'Anvar', '998901234567', 41.3, $4, ${PAST} + interval '1 hour')`,
    kept: `select exists (select 1 from deliveries where merchant_id = $1 and id = $2
      and first_name is not null and phone is not null and latitude is not null) as kept`,
  },
  staffInvitations: {
    insert: `insert into staff_invites (merchant_id, id, token_hash, name, role, created_by, expires_at)
      values ($1, $2, $2, 'Anvar', 'OPERATOR', $3, $4)`,
    kept: of('staff_invites'),
  },
  removedDishes: {
    insert: `with d as (insert into menu_drafts (merchant_id) values ($1) on conflict do nothing),
      v as (insert into menu_versions (merchant_id, version, changes, user_id, at) values ($1, abs(hashtext($2)), 1, $3, $4)),
      c as (insert into menu_changes (merchant_id, version, entity, id, field, before, after, revision, user_id, at)
        values ($1, abs(hashtext($2)), 'product', $2, 'exists', 'true', 'false', 1, $3, $4))
      insert into products (merchant_id, id, category_id, cost_price, active, data)
        select $1, $2, category_id, 1000, false, '{"archived": {"active": true, "categoryId": null}}' from products
        where merchant_id = $1 limit 1`,
    kept: of('products'),
  },
  staffSessions: {
    insert:
      'insert into staff_sessions (merchant_id, id, token_hash, user_id, expires_at) values ($1, $2, $2, $3, $4)',
    kept: of('staff_sessions'),
  },
  geocoderAnswers: {
    insert: "insert into geocode_cache (question, answer, at) values ($2, '[]', $4)",
    kept: 'select exists (select 1 from geocode_cache where question = $2) as kept',
  },
  providerCalls: {
    insert: `insert into payment_inbox (merchant_id, id, provider, operation, sealed_body, outcome, received_at)
      values ($1, $2, 'PAYME', '', 'x', 'APPLIED', $4)`,
    kept: of('payment_inbox'),
  },
  notifications: {
    insert: `with n as (insert into notifications (merchant_id, id, user_id, created_at) values ($1, $2, $3, $4) returning 1)
      insert into notification_reads (merchant_id, notification_id, user_id) select $1, $2, $3 from n`,
    kept: of('notifications'),
  },
  auditLog: {
    insert: `insert into audit_log (merchant_id, user_id, role, action, subject, subject_id, at)
      values ($1, $3, 'MANAGER', 'review.reply', 'review', $2, $4)`,
    kept: of('audit_log', 'subject_id'),
  },
  bookingDetails: {
    insert: `insert into reservations (merchant_id, id, user_id, branch_id, chairs, time, until, data)
      values ($1, $2, $3, $6, 2, ${PAST}, $4, '{"comment": "CANARY"}')`,
    kept: `select exists (select 1 from reservations where merchant_id = $1 and id = $2 and data <> '{}') as kept`,
  },
  orderDetails: {
    insert: `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', $2, 'number', o.number + 100 + abs(hashtext($2)), 'quote_id', null, 'status', 'CLOSED', 'created_at', $4))).*
      from orders o where merchant_id = $1 and id = $5`,
    kept: `select exists (select 1 from orders where merchant_id = $1 and id = $2
      and data ? 'address' and data ->> 'comment' = 'CANARY') as kept`,
  },
};

const KINDS = Object.keys(ROWS) as RetainedKind[];

/** Runs a statement for a row that is a minute past its end, or for one that has a minute left. */
function about(kind: RetainedKind, age: 'old' | 'young') {
  const end = osh.clock.now.getTime() - RETENTION_DAYS[kind] * DAY_MS;
  const at = new Date(end + (age === 'old' ? -60_000 : 60_000)).toISOString();
  const all = [osh.merchantId, `${age}-${kind}`, guest.userId, at, orderId, branchId];
  return async (text: string) => (await sql(...usedOf(text, all)))[0]?.['kept'];
}
const kept = (kind: RetainedKind) =>
  Promise.all([about(kind, 'old')(ROWS[kind].kept), about(kind, 'young')(ROWS[kind].kept)]);

describe('PRIV-01 each kind of data ends after its days and not before', () => {
  const before = new Map<RetainedKind, unknown>();
  beforeAll(async () => {
    for (const kind of KINDS) {
      await about(kind, 'old')(ROWS[kind].insert);
      await about(kind, 'young')(ROWS[kind].insert);
      before.set(kind, await kept(kind));
    }
    await deleteExpiredRows(osh.deps.db, osh.clock.now);
  });

  test.each(KINDS)('%s', async (kind) => {
    expect(before.get(kind)).toEqual([true, true]);
    expect(await kept(kind)).toEqual([false, true]);
  });
});

/** The statement with its parameters numbered without gaps: a server refuses unused ones. */
function usedOf(text: string, values: readonly unknown[]): [string, unknown[]] {
  const used = [...new Set(text.match(/\$\d/g))].toSorted();
  const typed = (name: string) => (name === '$4' ? 'timestamptz' : 'text');
  const renumbered = text.replaceAll(/\$\d/g, (name) => `$${used.indexOf(name) + 1}::${typed(name)}`);
  return [renumbered, used.map((name) => values[Number(name.slice(1)) - 1])];
}

test('PRIV-01 what an order cost and sold stays, an unfinished order stays whole, a later run looks back a month', async () => {
  const { rows } = await osh.deps.db.executeSql(
    "select total_price, (select count(*)::int from order_lines) as lines from orders where id = 'old-orderDetails'",
  );
  expect(rows[0]).toMatchObject({ total_price: expect.anything() });
  expect(Number(rows[0]!['total_price'])).toBeGreaterThan(0);
  const at = new Date(osh.clock.now.getTime() - (RETENTION_DAYS.orderDetails + 20) * DAY_MS).toISOString();
  await sql("update orders set status = 'CREATED', created_at = $1 where id = 'young-orderDetails'", [at]);
  const comment = async () =>
    (await sql("select data ->> 'comment' as comment from orders where id = 'young-orderDetails'"))[0];
  await deleteExpiredRows(osh.deps.db, osh.clock.now);
  expect(await comment()).toEqual({ comment: 'CANARY' });
  await sql("update orders set status = 'CLOSED' where id = 'young-orderDetails'");
  const hourAgo = new Date(osh.clock.now.getTime() - 3600_000);
  await deleteExpiredRows(osh.deps.db, osh.clock.now, hourAgo);
  expect(await comment()).toEqual({ comment: null });
});
