import { localize } from '@dasturxon/core/kernel';
import { MerchantPublic } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../deps.ts';
import { statusPage } from './status-pages.ts';

/** The brands of this deployment, for a plain local host that names none (D1). */
export async function brandList({ db }: Pick<Deps, 'db'>, url: URL): Promise<Response> {
  const rows = await db.asPlatform((tx) => tx.select().from(merchants).where(eq(merchants.isActive, true)));
  const links = rows
    .filter(({ deleted }) => !deleted)
    .map(({ merchantId, sub, data, isActive, deleted }) => {
      const merchant = v.parse(MerchantPublic, { ...data, id: merchantId, sub, isActive, deleted });
      return { href: hrefOf(sub, url), name: localize(merchant.name, 'uz') || sub };
    });
  return statusPage({ title: 'Dasturxon', text: 'Choose a brand.', links }, 200);
}

function hrefOf(sub: string, url: URL): string {
  return url.hostname === 'localhost' ? `http://${sub}.localhost:${url.port || 80}/` : `/?vendor=${sub}`;
}
