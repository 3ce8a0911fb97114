/**
 * The entry point for tools outside the repository: only the names of docs/operations.md. Screens and the server import
 * by folder (`@dasturxon/core/cart`); inside core every file imports the file that it needs.
 */
export { endpoints } from './api/endpoints/endpoints.ts';
export { isBranchOpen } from './branch/is-branch-open.ts';
export { priceOrder } from './cart/price-order.ts';
export { buildMenu } from './catalog/build-menu.ts';
export { containsPoint } from './delivery-area/contains-point.ts';
export { isDeliverable } from './delivery-area/delivery-regions.ts';
export { formatMoney } from './format/format-money.ts';
export { formatPhone, maskPhone } from './format/format-phone.ts';
export { defaultSettings, parseSettings } from './merchant/merchant-settings.ts';
export { nextStatuses } from './order/status/order-machine.ts';
export { stripPathPrefix } from './paths/path-prefix.ts';
export { applyPromo, formatDate } from './outside-moments.ts';
export { indexMenu } from './search/index-menu.ts';
export { searchMenu } from './search/search-menu.ts';
export { isBranchOpenNow } from './time/is-branch-open-now.ts';
