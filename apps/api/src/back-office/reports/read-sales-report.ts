import { salesOf, type SalesReport } from '@dasturxon/core/report';

import type { SignedIn } from '../../orders/model/deps.ts';
import { countCancels, countDishes, countRefunded, countSold } from './counting/count-sales.ts';
import { type AskedPeriod, inPeriod } from './counting/in-period.ts';

/** What the caller's branches, or one of them, sold in a period (B50). Throws as `inPeriod`. */
export const readSalesReport = (ctx: SignedIn, asked: AskedPeriod): Promise<SalesReport> =>
  inPeriod(ctx, asked, async (tx, period) => {
    const { parts, acceptSeconds } = await countSold(tx, period);
    const refunded = await countRefunded(tx, period);
    return {
      ...salesOf([...parts, ...refunded], period.zone),
      dishes: await countDishes(tx, period),
      cancels: await countCancels(tx, period),
      acceptSeconds,
    };
  });
