import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as address from './address/index.ts';
import * as auth from './auth/index.ts';
import * as branch from './branch/index.ts';
import * as cart from './cart/index.ts';
import * as catalog from './catalog/index.ts';
import * as courier from './courier/index.ts';
import * as area from './delivery-area/index.ts';
import * as format from './format/index.ts';
import * as kernel from './kernel/index.ts';
import * as merchant from './merchant/index.ts';
import * as order from './order/index.ts';
import * as paths from './paths/index.ts';
import * as payment from './payment/index.ts';
import * as promo from './promo/index.ts';
import * as search from './search/index.ts';
import { acceptedBy } from './testing/arbitrary-of.ts';
import * as time from './time/index.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const listOf = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const language = fc.constantFrom(...kernel.LANGUAGES);
const weekday = fc.constantFrom(...kernel.WEEKDAYS);
const serviceType = fc.constantFrom(...order.SERVICE_TYPES);
const offered = fc.constantFrom(...order.OFFERED_SERVICE_TYPES);
const amount = fc.oneof(fc.nat(1_000_000), fc.constantFrom(0, 2 ** 53 - 1));
const now = fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') });
const zone = fc.constantFrom('Asia/Tashkent', 'America/New_York', 'Pacific/Apia');
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 9 }),
  fc.constantFrom('//', '\u{D800}', '+998'),
);
const point = fc.record({ lat: fc.double(), lon: fc.double() });
const id = fc.constantFrom('branch-1', 'a');

/** A branch that works, more often than one made of nothing but surprises. */
const anyBranch = acceptedBy(branch.Branch);
const product = acceptedBy(catalog.Product);
const choice = fc.record({ id: fc.constantFrom('a', 'b', 'c'), count: fc.nat(5) });
const chosen = fc.record({ modifier: acceptedBy(catalog.Modifier), count: fc.nat(200) });
const line = fc.record({ product, count: fc.nat(100_000), modifiers: listOf(chosen) });
const storedLine = acceptedBy(cart.CartLine);
const fees = acceptedBy(merchant.OrderSettings);
const change = fc.record({
  to: acceptedBy(order.OrderStatus),
  at: fc.constant('2026-05-10T12:00:00Z'),
  role: fc.option(acceptedBy(auth.Role)),
  reason: fc.option(text),
});
const terms = fc.record({
  branch: anyBranch,
  serviceType,
  now,
  zone,
  leadMinutes: fc.nat(10_000),
  days: fc.nat(8),
});

/** A rule under its name, to be called with arguments that its types allow. */
type Rule = [name: string, check: () => void];

function rule<Args extends [unknown, ...unknown[]]>(
  name: string,
  args: { [K in keyof Args]: fc.Arbitrary<Args[K]> },
  call: (...args: Args) => unknown,
): Rule {
  return [
    name,
    () =>
      fc.assert(
        fc.property<Args>(...args, (...given) => void call(...given)),
        runs,
      ),
  ];
}

const RULES: readonly Rule[] = [
  rule('isBranchOpen', [anyBranch, weekday], branch.isBranchOpen),
  rule('openingIntervals', [anyBranch, serviceType, weekday], branch.openingIntervals),
  rule('hoursOn', [anyBranch, serviceType, weekday], branch.hoursOn),
  rule('canPickBranch', [anyBranch, weekday], branch.canPickBranch),
  rule('pickupBranches', [listOf(anyBranch)], branch.pickupBranches),
  rule('nearestBranch', [listOf(anyBranch), point], branch.nearestBranch),
  rule('pickDefaultBranch', [listOf(anyBranch), fc.option(id)], branch.pickDefaultBranch),
  rule('isBranchOpenNow', [anyBranch, serviceType, now, zone], time.isBranchOpenNow),
  rule('nextOpening', [terms], time.nextOpening),
  rule('slotsFor', [terms], time.slotsFor),
  rule(
    'resolveAtTime',
    [fc.record({ day: fc.option(text), time: fc.option(text) }), terms],
    time.resolveAtTime,
  ),
  rule('readyAbout', [amount, now], time.readyAbout),

  rule(
    'buildMenu and its overlays',
    [
      acceptedBy(catalog.Overall),
      language,
      fc.option(id),
      listOf(acceptedBy(catalog.ProductGrade)),
      listOf(acceptedBy(catalog.Favourite)),
    ],
    (overall, language, branchId, grades, favourites) => {
      const menu = catalog.buildMenu(overall, { language, branchId });
      const graded = catalog.mergeGrades(menu, grades);
      catalog.mergeFavourites(graded, favourites);
      catalog.applyStopList(graded, { productIds: [branchId ?? 'a'] });
      catalog.recommendedProducts(menu.products);
      catalog.listTags(menu.products);
      return search.searchMenu(search.indexMenu(menu), 'osh', language);
    },
  ),
  rule('searchMenu', [listOf(product), text, language], (products, query, language) =>
    search.searchMenu(search.indexMenu({ products }), query, language),
  ),
  rule('rememberSearch', [listOf(text), text], search.rememberSearch),
  rule('productGallery', [product, fc.option(text)], catalog.productGallery),
  rule('cookingTime', [product], catalog.cookingTime),
  rule('stepCount', [product, fc.nat(), fc.constantFrom(1 as const, -1 as const)], catalog.stepCount),
  rule('groupsToAsk and isQuickAddable', [product], (asked) => [
    catalog.groupsToAsk(asked),
    catalog.isQuickAddable(asked),
  ]),
  rule('chooseModifier', [product, listOf(choice), choice], catalog.chooseModifier),
  rule('toggleFavourite', [listOf(acceptedBy(catalog.Favourite)), id, id], catalog.toggleFavourite),

  rule('priceLine', [line, serviceType], cart.priceLine),
  rule(
    'priceOrder',
    [
      listOf(line),
      serviceType,
      fc.option(amount),
      fc.option(acceptedBy(promo.Promo)),
      fc.option(amount),
      fc.option(fees),
      now,
    ],
    (lines, serviceType, deliveryPrice, promo, cashback, serviceFee, now) =>
      cart.priceOrder({ lines, serviceType, deliveryPrice, promo, cashback, serviceFee, now }),
  ),
  rule('checkLine', [storedLine, product, serviceType], cart.checkLine),
  rule(
    'resolveLines',
    [listOf(storedLine), fc.option(product, { nil: undefined }), serviceType],
    (lines, found, serviceType) => cart.resolveLines(lines, () => found, serviceType),
  ),
  rule('defaultModifiers', [listOf(acceptedBy(catalog.ModificationGroup))], cart.defaultModifiers),
  rule(
    'checkMinimum',
    [fc.record({ serviceType, totalProductPrice: amount, minimalDeliveryPrice: amount })],
    cart.checkMinimum,
  ),
  rule('addLine', [storedLine, storedLine], (one, other) =>
    cart.addLine(cart.addLine(cart.EMPTY_CART, one), other),
  ),
  rule('parseCart', [fc.jsonValue()], cart.parseCart),

  rule(
    'applyPromo',
    [
      acceptedBy(promo.Promo),
      fc.record({ totalProductPrice: amount, deliveryPrice: fc.option(amount) }),
      now,
    ],
    promo.applyPromo,
  ),
  rule('normalizePromoCode', [text], promo.normalizePromoCode),

  rule('isDeliverable and regionAt', [listOf(acceptedBy(area.Region)), point], (regions, point) => [
    area.isDeliverable(regions, point),
    area.regionAt(regions, point),
  ]),
  rule('pickCity', [listOf(acceptedBy(area.City)), fc.option(id)], area.pickCity),
  rule(
    'pickBranchCity',
    [listOf(acceptedBy(area.City)), fc.record({ selectedId: fc.option(id), mainCityId: fc.option(id) })],
    area.pickBranchCity,
  ),
  rule('distanceMeters', [point, point], area.distanceMeters),

  rule('nextStatuses', [acceptedBy(order.OrderStatus), serviceType], order.nextStatuses),
  rule('applyStatus', [acceptedBy(order.Order), change], order.applyStatus),
  rule(
    'movesOf',
    [fc.option(acceptedBy(auth.Role)), acceptedBy(order.OrderStatus), serviceType],
    order.movesOf,
  ),
  rule('cancelEffects', [acceptedBy(order.Order)], order.cancelEffects),
  rule('foldHistory', [listOf(acceptedBy(order.OrderHistoryEvent))], order.foldHistory),
  rule(
    'trackingSteps',
    [acceptedBy(order.Order), listOf(acceptedBy(order.OrderHistoryEvent))],
    order.trackingSteps,
  ),
  rule('checkTiming, checkNotes and clearAfterSuccess', [acceptedBy(order.OrderRequest)], (request) => [
    order.checkTiming(request),
    order.checkNotes(request),
    order.clearAfterSuccess(request),
  ]),
  rule(
    'offeredServices and pickServiceType',
    [listOf(offered), fc.option(anyBranch), fees],
    (services, branch, settings) =>
      order.pickServiceType('TG', order.offeredServices(services, branch), settings),
  ),
  rule('offeredPayments', [listOf(acceptedBy(payment.MerchantPaymentSetting))], (settings) =>
    payment.offeredPayments(settings, { switches: ['cash'], platform: 'WEB' }),
  ),
  rule('applyClaimStatus', [acceptedBy(courier.CourierStatus), text], courier.applyClaimStatus),

  rule(
    'settings from any three parts',
    [fc.jsonValue(), acceptedBy(merchant.FlatSettings), fc.jsonValue()],
    (about, web, clickApp) => {
      const settings = merchant.settingsFromParts({ about, web, clickApp });
      merchant.brandColors(settings.look);
      merchant.chatLink(settings);
      return settings.contacts.map(merchant.contactLink);
    },
  ),
  rule(
    'chooseLanguage',
    [fc.record({ stored: text, hostCode: text, main: text }), listOf(language)],
    merchant.chooseLanguage,
  ),
  rule(
    'resolveMerchantHost',
    [fc.record({ host: text, vendor: text, header: text, cookie: text })],
    (clues) =>
      merchant.resolveMerchantHost(clues, { hosts: [{ host: 'osh.uz', merchantId: 'a', sub: 'osh' }] }),
  ),
  rule('checkMerchant', [acceptedBy(merchant.Merchant), text], (found, path) =>
    merchant.checkMerchant({ state: 'found', merchant: found }, path),
  ),
  rule('localize', [acceptedBy(kernel.LocalizedText), language], kernel.localize),

  rule('addresses', [listOf(acceptedBy(address.Address)), acceptedBy(address.Address)], (saved, current) => [
    address.savedAddressAt(saved, current),
    address.addressText(current),
    address.addressLine(current),
    address.parseAddressDetails(current.details),
    address.toSentAddress(current),
    address.addGuestAddress(saved, current, 'x'),
    address.newLocationForm(current),
    address.deletionOf(current, saved[0] ?? null, true),
  ]),
  rule('parseGuestAddresses and parseAddressDetails', [fc.jsonValue(), text], (stored, details) => [
    address.parseGuestAddresses(stored),
    address.parseAddressDetails(details),
  ]),
  rule('sessions', [acceptedBy(auth.SessionRecords), acceptedBy(auth.SessionRecord)], (list, record) => {
    const added = auth.addSession(list, record);
    auth.switchSession(added, record.user?.id ?? 'a');
    return auth.currentSession(auth.signOutSession(added, record.token ?? ''));
  }),
  rule(
    'formatting',
    [fc.oneof(fc.double(), amount), text, language, fc.oneof(now, text)],
    (number, text, language, date) => [
      format.formatPrice(number, language),
      format.formatPhone(text),
      format.maskPhone(text),
      format.typePhone(text),
      format.formatDate(date, { seconds: true }),
      format.parseNumber(text),
    ],
  ),
  rule('paths', [text], (path) => [
    paths.stripPathPrefix(path),
    paths.localPath(path),
    paths.safeRedirectPath(path),
    paths.matchRoute(path),
  ]),
];

describe('no rule throws on what its schema accepts', () => {
  test.each(RULES)('%s', (_, check) => {
    expect(check).not.toThrow();
  });
});
