import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { DRAFT_CALLS } from '../testing/draft-calls.ts';
import { ORDER_CALLS } from '../testing/order-calls.ts';
import { PAGE_CALLS } from '../testing/page-calls.ts';
import type { ServerEndpoint } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints/endpoints.ts';
import { pathSpellings, plainPath } from './path-spellings.ts';

const all: [EndpointName, ServerEndpoint][] = Object.entries(endpoints) as [EndpointName, ServerEndpoint][];

/** The specification's table and table P, copied by hand, with the spec's own spelling of the path. */
const TABLE: readonly [row: string, name: EndpointName, method: string, path: string][] = [
  ['API-01', 'listBranches', 'GET', '/users/v1/branches'],
  ['API-02', 'listFullBranches', 'GET', '/users/v1/branches/full'],
  ['API-03', 'getBranch', 'GET', '/users/v1/branches/{id}'],
  ['API-04', 'findClosestBranch', 'GET', '/users/v1/branches/merchant/{merchantId}/closest'],
  ['API-05', 'getOverall', 'GET', '/products/v1/overalls'],
  ['API-06', 'listGrades', 'GET', '/products/v1/grade'],
  ['API-07', 'listFavourites', 'GET', '/products/v1/favourite/all/WITH_TOKEN'],
  ['API-08', 'addFavourite', 'POST', 'products/v1/favourite/WITH_TOKEN'],
  ['API-09', 'removeFavourite', 'DELETE', 'products/v1/favourite/{id}/WITH_TOKEN'],
  ['API-10', 'logout', 'POST', '/users/v1/users/logout/WITH_TOKEN'],
  ['API-11', 'logoutBot', 'POST', '/webbot/v1/users/logout/WITH_TOKEN'],
  ['API-12', 'logoutBotKeepingLanguage', 'PUT', '/webbot/v1/users/logout/WITH_TOKEN'],
  ['API-13', 'getMe', 'GET', 'users/v1/users/me/WITH_TOKEN'],
  ['API-14', 'updateUser', 'PUT', 'users/v1/users/{id}/WITH_TOKEN'],
  ['API-15', 'requestPhoneChange', 'PUT', 'users/v1/users/phone/WITH_TOKEN'],
  ['API-16', 'verifyPhoneChange', 'PUT', 'users/v1/users/phone/verify/WITH_TOKEN'],
  ['API-17', 'deleteAccount', 'DELETE', 'users/v1/users/WITH_TOKEN'],
  ['API-18', 'listRegions', 'GET', '/users/v1/region/WITH_TOKEN'],
  ['API-19', 'getOrderSettings', 'GET', '/orders/v1/merchant/settings'],
  ['API-20', 'getWebSettings', 'GET', '/support/v1/merchant/settings/web'],
  ['API-21', 'getClickAppSettings', 'GET', '/support/v1/merchant/settings/click-app/client'],
  ['API-22', 'getPolicy', 'GET', '/support/v1/company/policies'],
  ['D3', 'getExtraPage', 'GET', '/support/v1/company/pages'],
  ['API-23', 'listBanners', 'GET', '/support/v1/banner'],
  ['API-24', 'listStories', 'GET', '/notifications/v2/stories'],
  ['API-25', 'getCourier', 'GET', '/deliveries/v1/couriers/{id}/WITH_TOKEN'],
  ['API-26', 'listOrders', 'GET', '/orders/v1/orders/user/{id}/WITH_TOKEN'],
  ['API-27', 'listActiveOrders', 'GET', '/orders/v1/orders/user/{id}/active/WITH_TOKEN'],
  ['API-28', 'getOrder', 'GET', '/orders/v1/orders/{id}/WITH_TOKEN'],
  ['API-28 D65', 'orderEvents', 'GET', '/orders/v1/orders/{id}/events/WITH_TOKEN'],
  ['API-29', 'getOrderSettingsById', 'GET', '/orders/v1/settings/{merchantId}'],
  ['API-30', 'placeOrder', 'POST', '/orders/v1/orders/WITH_TOKEN'],
  ['API-31', 'placeOrderAtTime', 'POST', '/orders/v1/orders/at-time/WITH_TOKEN'],
  ['API-32', 'getCheckout', 'GET', '/payments/v1/checkout/{orderId}/WITH_TOKEN'],
  ['ST-03', 'getPayment', 'GET', '/payments/v1/orders/{orderId}'],
  ['ST-03', 'choosePayment', 'POST', '/payments/v1/orders/{orderId}/method'],
  ['SET-25', 'payByCard', 'POST', '/payments/v1/orders/{orderId}/card'],
  ['ENUM-09', 'markPaid', 'POST', '/payments/v1/orders/{orderId}/paid'],
  ['ENUM-09', 'refundOrder', 'POST', '/admin/v1/payments/{orderId}/refund'],
  ['ENUM-09', 'listRefunds', 'GET', '/admin/v1/payments/refunds'],
  ['D14', 'getCardForm', 'GET', '/payments/v1/cards/form'],
  ['API-33', 'getMerchantBySub', 'GET', '/users/v1/merchants/sub/{sub}'],
  ['API-34', 'listAddresses', 'GET', '/users/v1/addresses/merchant/{merchant}/user/{id}/WITH_TOKEN'],
  ['API-35', 'addAddress', 'POST', '/users/v1/addresses/user/{id}/WITH_TOKEN'],
  ['API-36', 'updateAddress', 'PUT', '/users/v1/addresses/{id}/WITH_TOKEN'],
  ['API-37', 'removeAddress', 'DELETE', '/users/v1/addresses/{id}/WITH_TOKEN'],
  ['API-38', 'reverseGeocode', 'GET', '/geo/v1/reverse'],
  ['API-39', 'searchAddress', 'GET', '/geo/v1/search'],
  ['API-40', 'listCities', 'GET', '/users/v1/cities/merchant/{merchant}'],
  ['API-41', 'calculateTariff', 'POST', '/deliveries/v1/tariff/client/calculate'],
  ['API-42', 'exchangeInitData', 'POST', '/webbot/v1/users/token'],
  ['API-43', 'authWithInitData', 'POST', '/webbot/v1/users/auth'],
  ['API-44 SES-11', 'loginWithContact', 'POST', '/webbot/v1/users/login'],
  ['API-45', 'getBotSetting', 'GET', '/webbot/v1/setting'],
  ['API-46', 'listBrands', 'GET', '/support/v1/brand/catalog'],
  ['API-47', 'getMerchant', 'GET', '/users/v1/merchants/{id}'],
  ['API-47', 'listMerchants', 'GET', '/users/v1/merchants'],
  ['API-47', 'getAbout', 'GET', '/support/v1/merchant/about'],
  ['API-47', 'validatePromo', 'POST', '/orders/v1/promos/validate'],
  ['API-47', 'listPromos', 'GET', '/orders/v1/promos/user/{id}'],
  ['API-47', 'listCards', 'GET', '/payments/v1/cards'],
  ['API-47', 'saveCard', 'POST', '/payments/v1/cards'],
  ['API-47', 'confirmCard', 'POST', '/payments/v1/cards/{id}/confirm'],
  ['API-47', 'removeCard', 'DELETE', '/payments/v1/cards/{id}'],
  ['API-47', 'listVacancies', 'GET', '/support/v1/vacancies'],
  ['API-47', 'getVacancy', 'GET', '/support/v1/vacancies/{id}'],
  ['API-47', 'listReservations', 'GET', '/orders/v1/reservations'],
  ['API-47', 'bookTable', 'POST', '/orders/v1/reservations'],
  ['API-47', 'cancelReservation', 'DELETE', '/orders/v1/reservations/{id}'],
  ['API-47 D81', 'confirmReservation', 'POST', '/orders/v1/reservations/{id}/confirm'],
  ['API-47', 'listHalls', 'GET', '/users/v1/branches/{id}/halls'],
  ['D38', 'readOpening', 'GET', '/users/v1/branches/opening'],
  ['IMP-12 D74', 'readTableLink', 'GET', '/users/v1/tables/{link}'],
  ['IMP-12 D74', 'listTableLinks', 'GET', '/users/v1/branches/{id}/table-links'],
  ['API-47', 'listNotifications', 'GET', '/notifications/v1/user/{id}'],
  ['API-47', 'readNotification', 'POST', '/notifications/v1/{id}/read'],
  ['API-47', 'gradeProduct', 'POST', '/products/v1/grade'],
  ['API-47', 'listReviews', 'GET', '/products/v1/{id}/reviews'],
  ['API-47', 'getStopList', 'GET', '/products/v1/stop-list'],
  ['API-47', 'cancelOrder', 'POST', '/orders/v1/orders/{id}/cancel'],
  ['API-47', 'quoteOrder', 'POST', '/orders/v1/orders/quote'],
  ['API-48', 'listPaymentMethods', 'GET', '/payments/v1/methods'],
  ['D53 SES-14', 'requestCode', 'POST', '/users/v1/auth/phone'],
  ['D53 SES-14', 'verifyCode', 'POST', '/users/v1/auth/phone/verify'],
  ['D77', 'authWithClick', 'POST', '/webbot/v1/users/click/auth'],
  ['D83', 'moveOrder', 'POST', '/orders/v1/orders/{id}/status/WITH_TOKEN'],
  ['D84', 'listSlots', 'GET', '/orders/v1/slots'],
  ['D84', 'getCashback', 'GET', '/users/v1/users/me/cashback'],
  ['PRIV-02', 'readOwnData', 'GET', '/users/v1/users/me/data'],
  ['D84', 'listSessions', 'GET', '/users/v1/users/me/sessions'],
  ['D84', 'endSessions', 'DELETE', '/users/v1/users/me/sessions'],
  ['D84', 'uploadImage', 'POST', '/support/v1/uploads'],
  ['D17 D18', 'assignCourier', 'POST', '/deliveries/v1/orders/{id}/courier'],
  ['D17 D18', 'releaseCourier', 'DELETE', '/deliveries/v1/orders/{id}/courier'],
  ['D17 D18', 'setCourierStatus', 'POST', '/deliveries/v1/orders/{id}/courier/status'],
  ['D17 D18', 'estimateCourier', 'GET', '/deliveries/v1/orders/{id}/courier/estimate'],
  ['D17 ENT-41', 'sendCourierPosition', 'POST', '/deliveries/v1/couriers/me/position'],
  ['D18', 'claimChanged', 'POST', '/deliveries/v1/claims/changed'],
  ['T74', 'receiveBotUpdate', 'POST', '/webbot/v1/updates'],
  ['T04', 'openStaffSession', 'POST', '/admin/v1/session'],
  ['T04', 'readStaffSession', 'GET', '/admin/v1/session'],
  ['T04', 'endStaffSession', 'DELETE', '/admin/v1/session'],
  ['T04', 'readBoard', 'GET', '/admin/v1/board'],
  ['T04', 'boardEvents', 'GET', '/admin/v1/board/events'],
  ['T04', 'moveBoardOrder', 'POST', '/admin/v1/orders/{id}/move'],
  ['T04', 'settleTill', 'POST', '/admin/v1/orders/{id}/till'],
  ['T04', 'readRejection', 'GET', '/admin/v1/orders/{id}/rejection'],
  ['T04', 'logCall', 'POST', '/admin/v1/orders/{id}/calls'],
  ['T04', 'blockGuest', 'POST', '/admin/v1/orders/{id}/block'],
  ['T04', 'readOtherBranches', 'GET', '/admin/v1/orders/{id}/branches'],
  ['T04', 'giveToBranch', 'POST', '/admin/v1/orders/{id}/branch'],
  ['T04', 'delayOrder', 'POST', '/admin/v1/orders/{id}/delay'],
  ['C1', 'readOrderPrice', 'GET', '/admin/v1/orders/{id}/price'],
  ['T04', 'openContact', 'POST', '/admin/v1/orders/{id}/contact'],
  ['T04', 'listAudit', 'GET', '/admin/v1/audit'],
  ...DRAFT_CALLS,
  ...PAGE_CALLS,
  ...ORDER_CALLS,
  ['BO-48', 'setBusy', 'POST', '/admin/v1/branches/{id}/busy'],
  ['BO-48', 'endBusy', 'DELETE', '/admin/v1/branches/{id}/busy'],
  ['BO-152', 'pauseService', 'POST', '/admin/v1/branches/{id}/service-pause'],
  ['BO-153', 'setCapacity', 'POST', '/admin/v1/branches/{id}/capacity'],
  ['BO-46', 'stopCategory', 'POST', '/admin/v1/categories/{id}/stop'],
  ['BO-46', 'returnCategory', 'DELETE', '/admin/v1/categories/{id}/stop'],
  ['BO-46', 'stopModifier', 'POST', '/admin/v1/modifiers/{id}/stop'],
  ['BO-46', 'returnModifier', 'DELETE', '/admin/v1/modifiers/{id}/stop'],
  ['BO-24', 'findCustomer', 'POST', '/admin/v1/customers/find'],
  ['BO-24', 'quotePhoneOrder', 'POST', '/admin/v1/phone-orders/quote'],
  ['BO-24', 'placePhoneOrder', 'POST', '/admin/v1/phone-orders'],
  ['BO-24', 'sendPaymentLink', 'POST', '/admin/v1/phone-orders/{id}/payment-link'],
  ['BO-81', 'listWaitingRefunds', 'GET', '/admin/v1/refunds'],
  ['BO-81', 'finishRefund', 'POST', '/admin/v1/refunds/{id}/done'],
  ['BO-80', 'readRefundTerms', 'GET', '/admin/v1/orders/{id}/refund'],
  ['BO-80', 'refundAsStaff', 'POST', '/admin/v1/orders/{id}/refund'],
  ['BO-18', 'readStops', 'GET', '/admin/v1/branches/{id}/products'],
  ['BO-19', 'stopProduct', 'POST', '/admin/v1/products/{id}/stop'],
  ['BO-19', 'returnProduct', 'DELETE', '/admin/v1/products/{id}/stop'],
  ['BO-20', 'pauseBranch', 'POST', '/admin/v1/branches/{id}/pause'],
  ['BO-20', 'resumeBranch', 'DELETE', '/admin/v1/branches/{id}/pause'],
  ['BO-55', 'readDispatch', 'GET', '/admin/v1/dispatch'],
  ['BO-56', 'setCourier', 'POST', '/admin/v1/orders/{id}/courier'],
  ['BO-56', 'estimateService', 'GET', '/admin/v1/orders/{id}/courier/estimate'],
  ['BO-58', 'takeDelivery', 'POST', '/admin/v1/orders/{id}/take'],
  ['BO-58', 'reportDelivery', 'POST', '/admin/v1/orders/{id}/delivery'],
  ['BO-58', 'sendOwnPosition', 'POST', '/admin/v1/couriers/me/position'],
  ['BO-59', 'readOwnCash', 'GET', '/admin/v1/couriers/me'],
  ['BO-59', 'handInCash', 'POST', '/admin/v1/couriers/{id}/cash'],
  ['BO-68', 'saveAutoAccept', 'POST', '/admin/v1/branches/{id}/auto-accept'],
  ['BO-60', 'listPrinters', 'GET', '/admin/v1/printers'],
  ['BO-60', 'addPrinter', 'POST', '/admin/v1/printers'],
  ['BO-60', 'changePrinter', 'PUT', '/admin/v1/printers/{id}'],
  ['BO-60', 'removePrinter', 'DELETE', '/admin/v1/printers/{id}'],
  ['BO-60', 'testPrinter', 'POST', '/admin/v1/printers/{id}/test'],
  ['BO-62', 'listPrintJobs', 'GET', '/admin/v1/print-jobs'],
  ['BO-63', 'reprintJob', 'POST', '/admin/v1/print-jobs/{id}/again'],
  ['BO-62', 'withdrawJob', 'DELETE', '/admin/v1/print-jobs/{id}'],
  ['BO-63', 'printOrder', 'POST', '/admin/v1/orders/{id}/print'],
  ['BO-61', 'pollPrinter', 'POST', '/printers/v1/cloudprnt'],
  ['BO-61', 'fetchPrint', 'GET', '/printers/v1/cloudprnt'],
  ['BO-63', 'confirmPrint', 'DELETE', '/printers/v1/cloudprnt'],
  ['T24', 'listStaff', 'GET', '/admin/v1/staff'],
  ['T24', 'changeStaff', 'PUT', '/admin/v1/staff/{id}'],
  ['T24', 'removeStaff', 'DELETE', '/admin/v1/staff/{id}'],
  ['T24', 'endSessionsOfStaff', 'DELETE', '/admin/v1/staff/{id}/sessions'],
  ['T24', 'resetFactor', 'DELETE', '/admin/v1/staff/{id}/factor'],
  ['BO-40', 'listDevices', 'GET', '/admin/v1/devices'],
  ['BO-40', 'addDevice', 'POST', '/admin/v1/devices'],
  ['BO-40', 'revokeDevice', 'DELETE', '/admin/v1/devices/{id}'],
  ['BO-40', 'enrolDevice', 'POST', '/admin/v1/device'],
  ['BO-41', 'readDevice', 'GET', '/admin/v1/device'],
  ['BO-44', 'deviceEvents', 'GET', '/admin/v1/device/events'],
  ['BO-41', 'enterByPin', 'POST', '/admin/v1/device/session'],
  ['BO-43', 'lockSession', 'POST', '/admin/v1/session/lock'],
  ['BO-43', 'touchSession', 'POST', '/admin/v1/session/touch'],
  ['BO-41', 'readPin', 'GET', '/admin/v1/pin'],
  ['BO-41', 'setPin', 'PUT', '/admin/v1/pin'],
  ['BO-41', 'resetPin', 'DELETE', '/admin/v1/staff/{id}/pin'],
  ['T24', 'inviteStaff', 'POST', '/admin/v1/invites'],
  ['T24', 'listInvites', 'GET', '/admin/v1/invites'],
  ['T24', 'withdrawInvite', 'DELETE', '/admin/v1/invites/{id}'],
  ['T24', 'readInvite', 'POST', '/admin/v1/invites/read'],
  ['T24', 'acceptInvite', 'POST', '/admin/v1/invites/accept'],
  ['T20', 'readFactor', 'GET', '/admin/v1/factor'],
  ['T20', 'beginTotp', 'POST', '/admin/v1/factor/totp'],
  ['T20', 'confirmTotp', 'POST', '/admin/v1/factor/totp/confirm'],
  ['T20', 'proveFactor', 'POST', '/admin/v1/factor/prove'],
  ['T20', 'beginPasskey', 'POST', '/admin/v1/factor/passkeys/options'],
  ['T20', 'addPasskey', 'POST', '/admin/v1/factor/passkeys'],
  ['T20', 'askPasskey', 'POST', '/admin/v1/factor/passkeys/ask'],
  ['T20', 'provePasskey', 'POST', '/admin/v1/factor/passkeys/prove'],
  ['T20', 'removePasskey', 'DELETE', '/admin/v1/factor/passkeys/{id}'],
  ['T20', 'renewRecoveryCodes', 'POST', '/admin/v1/factor/recovery-codes'],
  ['BO-31', 'actOnTicket', 'POST', '/admin/v1/orders/{id}/ticket'],
  ['C6', 'payGroupPart', 'POST', '/orders/v1/groups/{id}/members/{memberId}/payment'],
  ['C6', 'coverGroup', 'POST', '/orders/v1/groups/{id}/cover'],
  ['B35', 'payLateTip', 'POST', '/payments/v1/orders/{orderId}/tip'],
  ['BO-36', 'saveKitchen', 'POST', '/admin/v1/branches/{id}/kitchen'],
];

describe('the contract', () => {
  test.each(TABLE)('%s %s is %s %s, in both spellings', (_, name, method, path) => {
    const endpoint: ServerEndpoint = endpoints[name];
    expect([endpoint.method, endpoint.path]).toEqual([method, plainPath(path)]);
    if (path.endsWith('WITH_TOKEN')) expect(endpoint.auth).not.toBe('none');
    expect(pathSpellings(endpoint)).toContain(plainPath(path));
    const first = endpoint.auth === 'none' ? path.slice(1) : `${plainPath(path).slice(1)}/WITH_TOKEN`;
    expect(pathSpellings(endpoint)[0]?.replace(/^\//, '')).toBe(first);
  });

  test('every endpoint is in the table', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(TABLE.map(([, name]) => name).toSorted());
  });

  test('no two endpoints share method and path', () => {
    const keys = all.map(([, e]) => `${e.method} ${e.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(all)('%s has a schema for every placeholder of its path', (_, endpoint) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const schema = endpoint.params as { entries?: object } | undefined;
    expect(Object.keys(schema?.entries ?? {}).toSorted()).toEqual(names.toSorted());
  });

  const withBody = all.filter(([, e]) => e.body && e.bodyType !== 'binary');
  test.each(withBody)('T24 the body of %s refuses an unknown field', (_, endpoint) => {
    const parsed = v.safeParse(endpoint.body!, { role: 'ADMIN' });
    expect(parsed.issues?.some((issue) => issue.type === 'strict_object')).toBe(true);
  });

  test.each(all)('%s has a line for people', (_, endpoint) => {
    expect(endpoint.summary).toMatch(/^[A-Z].{3,}[^.]$/);
  });
});
