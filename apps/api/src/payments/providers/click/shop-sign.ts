import { createHash } from 'node:crypto';

import { equalInConstantTime } from '../../../kernel/secrets.ts';
import type { ShopRequest } from './shop-request.ts';

type Signed = Omit<ShopRequest, 'click_paydoc_id' | 'error' | 'error_note' | 'sign_string'>;

/** Click's signature: MD5 over the values as they came, never read and written anew (T44, T50). */
export function signShopRequest(request: Signed, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, amount, action, sign_time } = request;
  const prepareId = action === '1' ? request.merchant_prepare_id : '';
  const text = `${click_trans_id}${service_id}${secretKey}${merchant_trans_id}${prepareId}${amount}${action}${sign_time}`;
  return createHash('md5').update(text).digest('hex');
}

/** Whether Click signed this call, with this key and exactly these texts. */
export function isSignedByClick(request: ShopRequest, secretKey: string): boolean {
  return equalInConstantTime(signShopRequest(request, secretKey), request.sign_string);
}
