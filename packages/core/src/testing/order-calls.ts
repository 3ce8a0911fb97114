import type { EndpointName } from '../api/endpoints/endpoints.ts';

/** What a guest does with a placed order besides reading it: row, call, method, path. */
export const ORDER_CALLS: readonly [row: string, name: EndpointName, method: string, path: string][] = [
  ['BO-250', 'readShift', 'GET', '/admin/v1/branches/{id}/shift'],
  ['BO-252', 'listShifts', 'GET', '/admin/v1/branches/{id}/shifts'],
  ['BO-251', 'closeShift', 'POST', '/admin/v1/branches/{id}/shift'],
  ['BO-260', 'readOrderLog', 'GET', '/admin/v1/orders/{id}/log'],
  ['API-47', 'gradeOrder', 'POST', '/orders/v1/orders/{id}/grade'],
  ['B37', 'shareOrder', 'POST', '/orders/v1/orders/{id}/share'],
  ['B37', 'endSharing', 'DELETE', '/orders/v1/orders/{id}/share'],
  ['B37', 'readSharedOrder', 'GET', '/orders/v1/shared/{id}'],
  ['API-47', 'repeatOrder', 'POST', '/orders/v1/orders/{id}/repeat'],
  ['C.7', 'readOrderProducts', 'GET', '/admin/v1/orders/{id}/products'],
  ['C.7', 'quoteEdit', 'POST', '/admin/v1/orders/{id}/edit/quote'],
  ['C.7', 'editOrder', 'POST', '/admin/v1/orders/{id}/edit'],
  ['C8', 'swapLine', 'POST', '/admin/v1/orders/{id}/swap'],
  ['C.7', 'withdrawEdit', 'DELETE', '/admin/v1/orders/{id}/edit'],
  ['C.7', 'answerEdit', 'POST', '/orders/v1/orders/{id}/edit'],
  ['C7', 'searchAgentMenu', 'POST', '/agents/v1/search-menu'],
  ['C7', 'readAgentDish', 'POST', '/agents/v1/read-dish'],
  ['C7', 'listAgentPlaces', 'POST', '/agents/v1/list-places'],
  ['C7', 'checkAgentDelivery', 'POST', '/agents/v1/check-delivery'],
  ['C7', 'quoteAgentBasket', 'POST', '/agents/v1/quote'],
  ['C7', 'prepareAgentOrder', 'POST', '/agents/v1/prepare-order'],
  ['C7', 'readPrepared', 'GET', '/agents/v1/prepared'],
  ['C7', 'answerMcp', 'POST', '/agents/v1/mcp'],
  ['C7', 'readAgentsApi', 'GET', '/agents/v1/openapi.json'],
];
