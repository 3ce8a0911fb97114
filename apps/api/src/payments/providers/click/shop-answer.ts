import type { CallAnswer } from '../../protocol/provider.ts';

/** Answers to Click's SHOP-API, with its error codes. */
export const SHOP_ERRORS = {
  ok: [0, 'Success'],
  sign: [-1, 'SIGN CHECK FAILED!'],
  amount: [-2, 'Incorrect parameter amount'],
  action: [-3, 'Action not found'],
  paid: [-4, 'Already paid'],
  order: [-5, 'User does not exist'],
  transaction: [-6, 'Transaction does not exist'],
  update: [-7, 'Failed to update user'],
  request: [-8, 'Error in request from click'],
  canceled: [-9, 'Transaction cancelled'],
} as const satisfies Record<string, readonly [number, string]>;
/** A code of Click's table by its name. */
export type ShopError = keyof typeof SHOP_ERRORS;

/**
 * Click's answer, always with HTTP 200 and the ids echoed. `click_trans_id` is written digit by digit: it may be
 * larger than a number can hold.
 */
export function shopAnswer(
  echo: { clickTransId: string; merchantTransId: string },
  error: ShopError,
  ours: { merchant_prepare_id?: number; merchant_confirm_id?: number } = {},
): CallAnswer {
  const [code, note] = SHOP_ERRORS[error];
  const rest = JSON.stringify({
    merchant_trans_id: echo.merchantTransId,
    ...ours,
    error: code,
    error_note: note,
  });
  return {
    status: 200,
    body: `{"click_trans_id":${echo.clickTransId},${rest.slice(1)}`,
    headers: { 'Content-Type': 'application/json' },
  };
}
