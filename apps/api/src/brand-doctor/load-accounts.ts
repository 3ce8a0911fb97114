import type { CheckedBrand, CheckedPayment } from '@dasturxon/core/brand-doctor';
import { isUntestedAccount } from '@dasturxon/core/connections';
import { MerchantPaymentSetting } from '@dasturxon/core/payment';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readDeafChats } from '../bot/chats/staff-chat.ts';
import { BotSettings } from '../bot/messages/bot-brand.ts';
import type { Tx } from '../db/connect.ts';
import { tillAccounts } from '../db/schema/connections/tills.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { merchants } from '../db/schema/merchants.ts';
import { readFiscalSettings } from '../fiscal/read-fiscal-lines.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { readBranchStaff } from '../merchants/branch-staff.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';
import { MiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { accountProofs } from '../payments/calls/account-proofs.ts';
import { readAccount } from '../payments/attempts/accounts.ts';
import { smsAccountsOf } from '../sign-in/sms/sms-route.ts';
import { MenuDifference } from '../tills/watch/compare-menus.ts';

type About = Pick<CommandDeps, 'secrets'> & { merchantId: string };
type Accounts = Pick<
  CheckedBrand,
  'payments' | 'smsAccountCount' | 'bot' | 'hasClickApp' | 'fiscalCodes' | 'till'
>;

const TILL_NAMES = { POSTER: 'Poster', IIKO: 'iiko', JOWI: 'Jowi' } as const;

/** The differences of the menus, as the till's watch has stored them. */
async function loadTill(tx: Tx, merchantId: string): Promise<CheckedBrand['till']> {
  const [row] = await tx.select().from(tillAccounts).where(eq(tillAccounts.merchantId, merchantId));
  if (!row || row.comparedAt === null) return null;
  const { prices, gone, unmapped, missing } = v.parse(MenuDifference, row.comparison);
  const names = (all: readonly { name: string }[]) => [...new Set(all.map(({ name }) => name))];
  return {
    name: TILL_NAMES[row.kind],
    unmapped: names(unmapped),
    differing: names([...prices, ...gone, ...missing]),
  };
}

async function loadPayments({ secrets, merchantId }: About, tx: Tx): Promise<CheckedBrand['payments']> {
  const rows = await tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.merchantId, merchantId))
    .orderBy(asc(paymentMethods.priority), asc(paymentMethods.id));
  const proofOf = await accountProofs(tx, merchantId);
  const loaded: CheckedPayment[] = [];
  for (const row of rows) {
    const setting = v.parse(MerchantPaymentSetting, row);
    const provider = setting.type;
    const account = await readAccount({ secrets }, tx, { merchantId, provider });
    const proof = proofOf(provider);
    const isUntested = isUntestedAccount(proof);
    loaded.push({ setting, hasAccount: account !== null, lastCallAt: proof.lastCallAt, isUntested });
  }
  return loaded;
}

/** Accounts at outside services: only whether they are there. Inside a tenant's transaction. */
export async function loadAccounts(about: About, tx: Tx): Promise<Accounts> {
  const { secrets, merchantId } = about;
  const [row] = await tx
    .select({ sealed: merchants.secrets })
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId));
  const opened = secrets.open(row?.sealed ?? '', merchantId) ?? {};
  const keys = v.parse(MiniAppKeys, opened);
  const branchStaff = await readBranchStaff(tx, merchantId);
  const deaf = await readDeafChats(tx, merchantId);
  const { telegramStaffChat } = v.parse(BotSettings, (await readSettingsRow(tx)).server);
  const ofBranches = [...branchStaff].map(([branchId, { telegramStaffChat: chat }]) => ({ branchId, chat }));
  const staffChats = [{ branchId: null, chat: telegramStaffChat }, ...ofBranches].flatMap(
    ({ branchId, chat }) => (chat === null ? [] : [{ branchId, chat, isDeaf: deaf.includes(chat) }]),
  );
  const fiscal = await readFiscalSettings(tx, merchantId);
  return {
    payments: await loadPayments(about, tx),
    smsAccountCount: Object.keys(smsAccountsOf(opened, null)).length,
    bot: { hasToken: keys.telegramBotToken !== null, staffChats },
    hasClickApp: keys.clickApiKey !== null,
    fiscalCodes: fiscal?.codes ?? null,
    till: await loadTill(tx, merchantId),
  };
}
