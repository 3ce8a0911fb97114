import { ChatId } from '@dasturxon/core/connections';
import { localize } from '@dasturxon/core/kernel';
import { MerchantPublic } from '@dasturxon/core/merchant';
import type { FindBrand, FindBrandByBot, ListBrands, SandboxBrand, StaffGroup } from '@dasturxon/sandbox';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { domains, merchants } from '../db/schema/merchants.ts';
import type { Deps } from './deps.ts';
import { branches } from '../db/schema/places.ts';
import { BranchStaff } from '../merchants/branch-staff.ts';
import { sendJob } from '../jobs/queues.ts';
import { MiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { newMiniAppKeys } from '../mini-apps/new-mini-app-keys.ts';
import { toBranch } from '../places/to-branch.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'secrets' | 'tenants' | 'newId'>;
/** A merchant as it is stored. */
export type MerchantRow = typeof merchants.$inferSelect;

const StaffChat = v.fallback(v.nullish(ChatId, null), null);

const isOpen = and(eq(merchants.isActive, true), eq(merchants.deleted, false));

function toBrand({ merchantId: id, sub, data }: MerchantRow, host: string | null): SandboxBrand {
  const { name } = v.parse(MerchantPublic, { ...data, id, sub });
  return { sub, name: localize(name, 'eng') || sub, host };
}

/** The brands of this server, for the console. */
export function listConsoleBrands({ db }: ConsoleDeps): ListBrands {
  return async () => {
    const [rows, hosts] = await db.asPlatform(async (tx) => [
      await tx.select().from(merchants).where(isOpen).orderBy(asc(merchants.sub)).limit(100),
      await tx.select().from(domains).where(eq(domains.kind, 'STOREFRONT')).orderBy(asc(domains.host)),
    ]);
    return rows.map((row) =>
      toBrand(row, hosts.find(({ merchantId }) => merchantId === row.merchantId)?.host ?? null),
    );
  };
}

/** Makes the keys that a brand has not yet and seals them with its other secrets. Only this takes the row's lock. */
async function makeKeys({ secrets, newId }: ConsoleDeps, tx: Tx, merchantId: string) {
  const self = eq(merchants.merchantId, merchantId);
  const [row] = await tx
    .select({ sealed: merchants.secrets })
    .from(merchants)
    .where(self)
    .for('no key update');
  const known = secrets.open(row?.sealed ?? '', merchantId) ?? {};
  const { telegramBotToken, clickApiKey } = v.parse(MiniAppKeys, known);
  const fresh = newMiniAppKeys();
  const keys = {
    telegramBotToken: telegramBotToken ?? fresh.telegramBotToken,
    clickApiKey: clickApiKey ?? fresh.clickApiKey,
  };
  if (telegramBotToken === null)
    await sendJob(tx, { id: newId(), merchantId, queue: 'bot.set-up', payload: {} });
  if (telegramBotToken === null || clickApiKey === null)
    await tx
      .update(merchants)
      .set({ secrets: secrets.seal({ ...known, ...keys }, merchantId) })
      .where(self);
  return keys;
}

/** The keys of a brand's mini-apps. Read without a lock: a sandbox that is asked often must not hold up orders. */
async function keysOf(deps: ConsoleDeps, tx: Tx, { merchantId, secrets: sealed }: MerchantRow) {
  const known = v.parse(MiniAppKeys, deps.secrets.open(sealed ?? '', merchantId) ?? {});
  const { telegramBotToken, clickApiKey } = known;
  const keys =
    telegramBotToken === null || clickApiKey === null
      ? await makeKeys(deps, tx, merchantId)
      : { telegramBotToken, clickApiKey };
  const { server } = await readSettingsRow(tx);
  return { ...keys, staffGroups: await staffGroupsOf(tx, v.parse(StaffChat, server['telegramStaffChat'])) };
}

/** The brand's group and those of its branches; a branch whose group is the brand's adds none. */
async function staffGroupsOf(tx: Tx, ofBrand: string | null): Promise<StaffGroup[]> {
  const rows = await tx.select().from(branches).orderBy(asc(branches.priority), asc(branches.id));
  const own = rows.flatMap((row) => {
    const { telegramStaffChat: chatId } = v.parse(BranchStaff, row.staff);
    const branch = localize(toBranch(row).name, 'eng') || row.id;
    return chatId === null ? [] : [[chatId, { chatId, branch }] as const];
  });
  const brand = ofBrand === null ? [] : [[ofBrand, { chatId: ofBrand, branch: null }] as const];
  return [...new Map<string, StaffGroup>([...own, ...brand]).values()].toSorted(
    (one, other) => Number(one.branch !== null) - Number(other.branch !== null),
  );
}

/** The brand that is launched in Telegram or Click, with its keys for both. */
export function findConsoleBrand(deps: ConsoleDeps): FindBrand {
  return async (vendor) => {
    const tenant = await deps.tenants.byIdOrSub(vendor);
    if (!tenant || !tenant.isActive || tenant.deleted) return null;
    const { merchantId } = tenant;
    return deps.db.inTenant(merchantId, async (tx) => {
      const [row] = await tx.select().from(merchants).where(eq(merchants.merchantId, merchantId));
      const [host] = await tx
        .select()
        .from(domains)
        .where(and(eq(domains.merchantId, merchantId), eq(domains.kind, 'STOREFRONT')))
        .orderBy(asc(domains.host));
      if (!row) return null;
      return { ...toBrand(row, host?.host ?? null), ...(await keysOf(deps, tx, row)) };
    });
  };
}

/** The brand whose bot a token is. Tokens are sealed, so each is looked for once and remembered. */
export function findBrandByBot(deps: ConsoleDeps): FindBrandByBot {
  const find = findConsoleBrand(deps);
  const merchantOf = new Map<string, string>();
  return async (token) => {
    if (!merchantOf.has(token)) {
      const rows = await deps.db.asPlatform((tx) => tx.select().from(merchants).where(isOpen));
      for (const { merchantId, secrets } of rows) {
        const keys = v.parse(MiniAppKeys, deps.secrets.open(secrets ?? '', merchantId) ?? {});
        if (keys.telegramBotToken !== null) merchantOf.set(keys.telegramBotToken, merchantId);
      }
    }
    const merchantId = merchantOf.get(token);
    return merchantId === undefined ? null : find(merchantId);
  };
}
