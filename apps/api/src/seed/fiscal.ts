import type * as v from 'valibot';

import type { FiscalSettings } from '../fiscal/fiscal-settings.ts';

/** What every dish of the demo is known by; an illustration, not an advice on taxes. */
export const DEMO_MXIK = '10202001002000000';
const DELIVERY_MXIK = '10112006002000000';

/** How the demo brands make their cheques. */
export const demoFiscal: v.InferInput<typeof FiscalSettings> = {
  tin: '301234567',
  vatPercent: 12,
  codes: {
    [DEMO_MXIK]: { packageCode: '1500734' },
    [DELIVERY_MXIK]: { packageCode: '1209885' },
  },
  deliveryMxik: DELIVERY_MXIK,
  serviceMxik: DELIVERY_MXIK,
};
