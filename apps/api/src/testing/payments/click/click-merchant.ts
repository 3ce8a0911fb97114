import { applyShopRequest } from '../../../payments/providers/click/apply-shop-request.ts';
import type { ShopRequest } from '../../../payments/providers/click/shop-request.ts';
import { createTestLedger } from '../test-ledger.ts';

/** What a testLedger order costs, as Click writes it. */
export const CLICK_AMOUNT = '105000.00';
/** Click's code for a payment that has failed there. */
export const FAILED = '-5017';

export type RequestFields = Partial<ShopRequest>;
type Answer = {
  click_trans_id: number;
  merchant_trans_id: string;
  error: number;
  merchant_prepare_id?: number;
  merchant_confirm_id?: number;
};

/** An order of Click's on testLedger, and Click. */
export function aClickMerchant() {
  const testLedger = createTestLedger('CLICK');
  const row = testLedger.order();
  const call = async (fields: RequestFields): Promise<Answer> => {
    const plain: ShopRequest = {
      click_trans_id: '13987654',
      service_id: '12345',
      click_paydoc_id: '9876',
      merchant_trans_id: String(row.number),
      merchant_prepare_id: '',
      amount: CLICK_AMOUNT,
      action: '0',
      error: '0',
      error_note: 'Success',
      sign_time: '2026-03-01 12:34:56',
      sign_string: 'checked before',
      ...fields,
    };
    const { status, body } = await applyShopRequest(testLedger.ledger, plain);
    if (status !== 200) throw new Error(`Click was answered ${status}`);
    return JSON.parse(body) as Answer;
  };
  const prepare = (fields: RequestFields = {}) => call({ action: '0', ...fields });
  const complete = (fields: RequestFields = {}) =>
    call({ action: '1', merchant_prepare_id: '5001', ...fields });
  return { testLedger, row, call, prepare, complete };
}
export type ClickMerchant = ReturnType<typeof aClickMerchant>;
