import { aRunningApi } from '../../scene.ts';
import { paymeCaller } from './payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../paying.ts';

export type PaymeScene = Awaited<ReturnType<typeof aPaymeScene>>;

/** A merchant with a contract at Payme, a guest of its and Payme. */
export async function aPaymeScene() {
  const osh = await aRunningApi({
    now: new Date(1_772_350_496_000),
    brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }),
  });
  return { osh, guest: await osh.person(), payme: paymeCaller(osh) };
}

/** What Payme names an order by. */
export const account = (number: number | string) => ({ order_id: String(number) });
