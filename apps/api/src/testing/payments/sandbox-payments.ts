import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { aProduct } from '@dasturxon/core/testing';
import { DEMO_MXIK, demoFiscal } from '@dasturxon/demo';
import { eq } from 'drizzle-orm';

import { paymentAttempts } from '../../db/schema/payments.ts';
import { sandboxAccounts } from '../../seed/sandbox-accounts.ts';
import { delivery, here, place } from '../order-bodies.ts';
import { orderOf } from './payme/payme-caller.ts';
import { aPayingBrand } from './paying.ts';
import { aRunningApi, type Person, type Scene } from '../scene.ts';
import { withSandbox } from '../with-sandbox.ts';

const TYPES = ['CASH', 'PAYME', 'CLICK', 'UZUM', 'PAYNET', 'RAHMAT'] as const;

/** Contracts at every provider of the sandbox, with new keys each time. */
export const sandboxContracts = () => sandboxAccounts().paymentAccounts;

/** A merchant with accounts at every provider of the sandbox, which runs beside it. */
export async function aSandboxMerchant(accounts: ReturnType<typeof sandboxContracts>): Promise<Scene> {
  const products = [aProduct({ productBranch: here, mxicCode: DEMO_MXIK })];
  const brand = { ...aPayingBrand(TYPES, accounts as Record<string, never>), fiscal: demoFiscal, products };
  const scene = await aRunningApi({ brand, env: { SANDBOX: '1' } });
  await withSandbox(scene);
  return scene;
}

/** An order of a guest's, and the page that its button opens. */
export async function atThePage(scene: Scene, paymentType: PaymentType) {
  const guest = await scene.person();
  const order = unwrap(await place(guest, delivery({ paymentType })));
  const { url } = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  const { pathname, search } = new URL(url);
  const page = `${pathname}${search}`;
  const press = (deed: string) =>
    scene.request(page, {
      method: 'POST',
      body: new URLSearchParams({ deed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { guest, order, page, press };
}

export const isPaid = async (who: Person, id: string) => (await orderOf(who, id)).isPaid;
/** The last attempt to pay an order. */
export const attemptOf = async (scene: Scene, orderId: string) => {
  const rows = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)),
  );
  return rows.at(-1)!;
};
