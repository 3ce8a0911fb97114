/** The tax code of every dish of the demo; an illustration, not tax advice. */
export const DEMO_MXIK = '10202001002000000';
const DELIVERY_MXIK = '10112006002000000';

/** Fiscal settings of the demo brands. */
export const demoFiscal = {
  tin: '301234567',
  vatPercent: 12,
  codes: {
    [DEMO_MXIK]: { packageCode: '1500734' },
    [DELIVERY_MXIK]: { packageCode: '1209885' },
  },
  deliveryMxik: DELIVERY_MXIK,
  serviceMxik: DELIVERY_MXIK,
};
