import { paymentAttempts } from '../../../db/schema/payments.ts';
import { aClickId, anOrderForClick, CLICK_ACCOUNT, clickCaller } from './click-caller.ts';
import { orderOf } from '../payme/payme-caller.ts';
import { aPayingBrand } from '../paying.ts';
import { aRunningApi } from '../../scene.ts';

export type ClickScene = Awaited<ReturnType<typeof aClickScene>>;

/** A merchant with a contract at Click, a guest of its and Click. */
export async function aClickScene() {
  const osh = await aRunningApi({
    brand: aPayingBrand(['CASH', 'CLICK', 'PAYNET'], { CLICK: CLICK_ACCOUNT }),
  });
  const guest = await osh.person();
  const click = clickCaller(osh);
  return {
    osh,
    guest,
    click,
    attempts: () => osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentAttempts)),
    isPaid: async (id: string) => (await orderOf(guest, id)).isPaid,
    /** An order that Click has begun to take money for. */
    prepared: async () => {
      const order = await anOrderForClick(guest);
      const about = { click_trans_id: aClickId(), merchant_trans_id: order.number };
      const { merchant_prepare_id: merchantPrepareId } = await click.prepare(about);
      return { order, about: { ...about, merchant_prepare_id: merchantPrepareId! } };
    },
  };
}
