import { MerchantPaymentSetting, paymentIcon } from '@dasturxon/core/payment';
import * as v from 'valibot';

import { sandboxAccounts } from '../seed/sandbox-accounts.ts';
import { sandboxSms } from '../seed/sandbox-sms.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';

type Accounts = Pick<WholeBrand, 'paymentMethods' | 'paymentSettings' | 'paymentAccounts' | 'smsAccounts'>;

/**
 * How a new brand is paid and sends codes: in cash; with the sandbox's Click and SMS where the deployment has no real services,
 * so that its owner signs in and its first order can be paid (BO-334). Real accounts are connected later.
 */
export function firstAccounts(
  { merchantId, sub }: { merchantId: string; sub: string },
  { isSandbox }: { isSandbox: boolean },
): Accounts {
  const everywhere = {
    webEnabled: true,
    botEnabled: true,
    operatorEnabled: true,
    qrEnabled: true,
    isActive: true,
  };
  const setting = (id: string, type: 'CASH' | 'CLICK') =>
    v.parse(MerchantPaymentSetting, { id, merchantId, type, ...everywhere, appEnabled: type === 'CASH' });
  const cash = {
    id: 'cash',
    name: 'Naqd pul',
    icon: 'cash',
    title: null,
    iikoId: null,
    type: 'CASH' as const,
  };
  if (!isSandbox) return { paymentMethods: [cash], paymentSettings: [setting('cash', 'CASH')] };
  const click = { ...cash, id: 'click', name: 'Click', icon: paymentIcon('CLICK'), type: 'CLICK' as const };
  return {
    paymentMethods: [cash, click],
    paymentSettings: [setting('cash', 'CASH'), setting('click', 'CLICK')],
    smsAccounts: sandboxSms(sub),
    paymentAccounts: { CLICK: sandboxAccounts().paymentAccounts.CLICK! },
  };
}
