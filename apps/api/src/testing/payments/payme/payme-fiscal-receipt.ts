/** A fiscal receipt in Payme's SetFiscalData. */
export const PAYME_FISCAL_RECEIPT = {
  receipt_id: 121,
  status_code: 0,
  message: 'accepted',
  terminal_id: 'EP000000000025',
  fiscal_sign: '800031554082',
  qr_code_url: 'https://ofd.soliq.uz/check?t=EP000000000025&r=121&c=20260301123456&s=800031554082',
  date: '20260301123456',
};
