/** A stored line: product, count and choices by id, never a price. The order's body has the same one. */
export { CartItem as CartLine } from '../order/schemas/order-line.schema.ts';
