import type { CheckedBrand, CheckedPayment } from '@dasturxon/core/brand-doctor';
import { MerchantPaymentSetting, providerOf } from '@dasturxon/core/payment';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { paymentMethods } from '../db/schema/content.ts';
import { merchants } from '../db/schema/merchants.ts';
import { readFiscalSettings } from '../fiscal/read-fiscal-lines.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { readBranchStaff } from '../merchants/branch-staff.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';
import { MiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { readAccount } from '../payments/attempts/accounts.ts';
import { lastCalls } from '../payments/calls/last-calls.ts';
import { smsAccountsOf } from '../sign-in/sms/sms-route.ts';

type About = Pick<CommandDeps, 'secrets'> & { merchantId: string };
type Accounts = Pick<CheckedBrand, 'payments' | 'hasSmsAccount' | 'bot' | 'hasClickApp' | 'fiscalCodes'>;

async function loadPayments({ secrets, merchantId }: About, tx: Tx): Promise<CheckedBrand['payments']> {
  const rows = await tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.merchantId, merchantId))
    .orderBy(asc(paymentMethods.priority), asc(paymentMethods.id));
  const calls = await lastCalls(tx, merchantId);
  const loaded: CheckedPayment[] = [];
  for (const row of rows) {
    const setting = v.parse(MerchantPaymentSetting, row);
    const provider = setting.type;
    const account = await readAccount({ secrets }, tx, { merchantId, provider });
    const lastCallAt = calls.get(providerOf(provider)) ?? null;
    loaded.push({ setting, hasAccount: account !== null, lastCallAt });
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
  const { server } = await readSettingsRow(tx);
  const chats = [...branchStaff.values()].map(({ telegramStaffChat }) => telegramStaffChat);
  const fiscal = await readFiscalSettings(tx, merchantId);
  return {
    payments: await loadPayments(about, tx),
    hasSmsAccount: Object.keys(smsAccountsOf(opened, null)).length > 0,
    bot: {
      hasToken: keys.telegramBotToken !== null,
      hasStaffChat: typeof server['telegramStaffChat'] === 'string' || chats.some((chat) => chat !== null),
    },
    hasClickApp: keys.clickApiKey !== null,
    fiscalCodes: fiscal?.codes ?? null,
  };
}
