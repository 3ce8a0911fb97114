/** What the later-flag is after a successful order (ST-08, D26). */
export const LATER_AFTER_SUCCESS = false;

/**
 * The fields of an order draft that a successful order sets back, with their first values: basket, comment, promo,
 * cashback, delivery price, extra address fields, receiver and the later-flag (ST-07, ST-08, IMP-10).
 */
export const CLEARED_AFTER_SUCCESS = {
  cartItems: [],
  comment: null,
  promo: null,
  promoId: null,
  promoCode: null,
  cashback: 0,
  deliveryPrice: 0,
  office: '',
  domophone: '',
  entrance: '',
  floor: '',
  receiver: null,
  later: LATER_AFTER_SUCCESS,
} as const;

/** A draft after its order was placed: the fields above are set back, every other one stays (I34). */
export function clearAfterSuccess<Draft extends object>(draft: Draft): Draft {
  const cleared = Object.entries(CLEARED_AFTER_SUCCESS).filter(([name]) => Object.hasOwn(draft, name));
  return { ...draft, ...Object.fromEntries(cleared) };
}
