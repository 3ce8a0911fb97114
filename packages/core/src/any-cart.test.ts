import * as fc from 'fast-check';

import * as cart from './cart/index.ts';
import * as catalog from './catalog/index.ts';
import * as promo from './promo/index.ts';
import * as search from './search/index.ts';
import {
  amount,
  fees,
  id,
  language,
  listOf,
  neverThrows,
  now,
  rule,
  serviceType,
  text,
} from './testing/properties/any-value.ts';
import { acceptedBy } from './testing/properties/arbitrary-of.ts';

const product = acceptedBy(catalog.Product);
const choice = fc.record({ id: fc.constantFrom('a', 'b', 'c'), count: fc.nat(5) });
const chosen = fc.record({ modifier: acceptedBy(catalog.Modifier), count: fc.nat(200) });
const line = fc.record({ product, count: fc.nat(100_000), modifiers: listOf(chosen) });
const storedLine = acceptedBy(cart.CartLine);

neverThrows(
  rule(
    'buildMenu and its overlays',
    [acceptedBy(catalog.Overall), language, fc.option(id), listOf(acceptedBy(catalog.ProductGrade))],
    (overall, language, branchId, grades) => {
      const menu = catalog.buildMenu(overall, { language, branchId });
      catalog.mergeGrades(menu.products, grades);
      catalog.applyStopList(menu, { productIds: [branchId ?? 'a'] });
      catalog.recommendedProducts(menu.products);
      return search.searchMenu(search.indexMenu(menu), 'osh', language);
    },
  ),
  rule('searchMenu', [listOf(product), text, language], (products, query, language) =>
    search.searchMenu(search.indexMenu({ products }), query, language),
  ),
  rule('rememberSearch', [listOf(text), text], search.rememberSearch),
  rule('productGallery', [product, fc.option(text)], catalog.productGallery),
  rule('cookingTime', [product], catalog.cookingTime),
  rule('groupsToAsk and needsChoice', [product], (asked) => [
    catalog.groupsToAsk(asked),
    catalog.needsChoice(asked),
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
      fc.record({ now, zone: fc.constant('Asia/Tashkent') }),
    ],
    promo.applyPromo,
  ),
  rule('normalizePromoCode', [text], promo.normalizePromoCode),
);
