import { localize } from '@dasturxon/core/kernel';
import { MerchantPublic } from '@dasturxon/core/merchant';
import type { ProviderName, FindProviderMerchant } from '@dasturxon/sandbox';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';

import { paymentMethods } from '../db/schema/content.ts';
import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from './deps.ts';
import { CALLBACK_NAMES } from '../payments/providers/providers.ts';

function callbackName(provider: ProviderName): string {
  return Object.entries(CALLBACK_NAMES).find(([, type]) => type === provider)?.[0] ?? '';
}

/** This server's merchants for the sandbox's payment providers: by account, with keys. */
export function findProviderMerchant({
  db,
  secrets,
  ownUrl,
}: Pick<Deps, 'db' | 'secrets' | 'ownUrl'>): FindProviderMerchant {
  return async (provider, isIt) => {
    const rows = await db.asPlatform((tx) =>
      tx
        .select({ merchant: merchants, sealed: paymentMethods.secrets })
        .from(paymentMethods)
        .innerJoin(merchants, eq(merchants.merchantId, paymentMethods.merchantId))
        .where(and(eq(paymentMethods.type, provider), isNotNull(paymentMethods.secrets))),
    );
    for (const { merchant, sealed } of rows) {
      const { merchantId, sub, data } = merchant;
      const account = secrets.open(sealed ?? '', merchantId);
      if (!account || !isIt(account)) continue;
      const { name } = v.parse(MerchantPublic, { ...data, id: merchantId, sub });
      const callbackUrl = `${ownUrl()}/callbacks/${callbackName(provider)}/${merchantId}`;
      return { merchantId, brand: localize(name, 'eng') || sub, callbackUrl, account };
    }
    return null;
  };
}
