import { endpoints } from '@dasturxon/core/api';
import { DAY_MS, HOUR_MS } from '@dasturxon/core/kernel';
import type { Role } from '@dasturxon/core/auth';
import { Secret, TOTP } from 'otpauth';

import { deleteDueBrands } from '../../brand-file/deletion/start-brand-deletions.ts';
import { staffTotp } from '../../db/schema/staff-factors.ts';
import { staffPerson, type StaffPerson } from '../back-office/back-office-scene.ts';
import { settings } from '../order-bodies.ts';
import { aRunningApi, type Scene } from '../scene.ts';

/** A person of the back office with an authenticator app. */
export type Owner = StaffPerson & { code: () => string };

/** A brand whose owner can ask for its deletion. Its calls to Telegram are kept in `botCalls`. */
export async function aDeletionScene() {
  const osh: Scene = await aRunningApi({ brand: { settings: settings({ cashbackActive: true }) } });
  const botCalls: string[] = [];
  const note = (method: string) => async () => void botCalls.push(method);
  const bot = { deleteWebhook: note('deleteWebhook'), setChatMenuButton: note('setChatMenuButton') };
  // The two calls that a deletion makes stand for the whole client of the Bot API.
  const bots = { ...osh.deps.bots, api: () => bot } as unknown as typeof osh.deps.bots;
  const owner = async (change: { role?: Role; branchIds?: readonly string[] } = {}): Promise<Owner> => {
    const person = await staffPerson(osh, { role: 'ADMIN', ...change });
    const secret = new Secret({ size: 20 });
    const { merchantId, deps } = osh;
    const sealed = deps.secrets.seal({ secret: secret.base32 }, `${merchantId}|totp|${person.userId}`);
    await deps.db.inTenant(merchantId, (tx) =>
      tx.insert(staffTotp).values({ merchantId, userId: person.userId, sealed }),
    );
    return { ...person, code: () => TOTP.generate({ secret, timestamp: osh.clock.now.getTime() }) };
  };
  const readDeletion = (who: StaffPerson) => who.api(endpoints.readBrandDeletion);
  return {
    osh,
    botCalls,
    owner,
    readDeletion,
    ask: (who: Owner, body: Partial<{ name: string; code: string }> = {}) =>
      who.api(endpoints.askBrandDeletion, { body: { name: 'Dilkash Osh', code: who.code(), ...body } }),
    callOff: (who: StaffPerson) => who.api(endpoints.callOffBrandDeletion),
    /** Lets time pass. */
    after: ({ days = 0, hours = 0 }: { days?: number; hours?: number }) => {
      osh.clock.now = new Date(osh.clock.now.getTime() + days * DAY_MS + hours * HOUR_MS);
    },
    /** The hourly job. `atPlatform` stands in the way of its transactions. */
    runJob: (atPlatform: () => void = () => undefined) => {
      const asPlatform: typeof osh.deps.db.asPlatform = async (work) => {
        atPlatform();
        return osh.deps.db.asPlatform(work);
      };
      return deleteDueBrands({ ...osh.deps, bots, db: { ...osh.deps.db, asPlatform } });
    },
    /** Every row of a merchant in every table, as text. */
    rowsOf: async (merchantId: string): Promise<Record<string, string>> => {
      const { rows: tables } = await osh.deps.db.executeSql(
        `select c.table_name as name from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
          where table_schema = 'public' and column_name = 'merchant_id' and table_type = 'BASE TABLE' order by 1`,
      );
      const found: Record<string, string> = {};
      for (const { name } of tables) {
        const table = String(name);
        const { rows } = await osh.deps.db.executeSql(
          `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text)::text, '[]') as text from "${table}" t where merchant_id = $1`,
          [merchantId],
        );
        found[table] = String(rows[0]?.['text']);
      }
      return found;
    },
  };
}

/** What is kept of a brand: who it was, and its books. `guest_pictures` go with their files. */
export const KEPT_TABLES: readonly string[] = [
  'merchants',
  'domains',
  'brand_deletions',
  'terms_versions',
  'audit_log',
  'guest_pictures',
  'cities',
  'branches',
  'users',
  'cashback_ledger',
  'courier_cash',
  'deliveries',
  'orders',
  'order_lines',
  'order_parts',
  'order_edits',
  'order_history',
  'payment_attempts',
  'payment_refunds',
  'money_journal',
];
