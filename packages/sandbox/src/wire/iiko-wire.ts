import * as v from 'valibot';

import { Filled, NotNegative, Positive, Text, Uuid, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

const CORRELATED = { correlationId: Uuid };
const Token = v.looseObject({ ...CORRELATED, token: Filled });
const Ids = v.array(Uuid);

const Address = v.variant('type', [
  v.strictObject({
    type: v.literal('legacy'),
    street: v.union([
      v.strictObject({ id: Uuid }),
      v.strictObject({ name: Filled, city: Text }),
      v.strictObject({ classifierId: Text }),
    ]),
    house: Filled,
    building: v.optional(Text),
    flat: v.optional(v.pipe(Text, v.maxLength(10))),
    entrance: v.optional(Text),
    floor: v.optional(Text),
    doorphone: v.optional(Text),
    regionId: v.optional(Uuid),
  }),
  v.strictObject({
    type: v.literal('city'),
    line1: Filled,
    flat: v.optional(Text),
    entrance: v.optional(Text),
    floor: v.optional(Text),
    doorphone: v.optional(Text),
  }),
]);

const Item = v.strictObject({
  type: v.picklist(['Product', 'Compound']),
  productId: Uuid,
  amount: Positive,
  price: NotNegative,
  productSizeId: v.optional(Uuid),
  positionId: v.optional(Uuid),
  comment: v.optional(Text),
  modifiers: v.optional(
    v.array(
      v.strictObject({
        productId: Uuid,
        amount: Positive,
        productGroupId: v.optional(Uuid),
        price: v.optional(NotNegative),
      }),
    ),
  ),
});

const Payment = v.strictObject({
  paymentTypeKind: v.picklist(['Cash', 'Card', 'LoyaltyCard', 'External']),
  sum: Positive,
  paymentTypeId: Uuid,
  isProcessedExternally: v.optional(v.boolean()),
  isPrepay: v.optional(v.boolean()),
  isFiscalizedExternally: v.optional(v.boolean()),
});

/** `completeBefore` is the terminal's own time, without a zone; exactly one of type and service names the order. */
const Order = v.strictObject({
  id: Uuid,
  externalNumber: v.optional(Text),
  sourceKey: v.optional(Text),
  phone: v.pipe(Text, v.regex(/^\+\d{8,40}$/)),
  orderServiceType: v.picklist(['DeliveryByCourier', 'DeliveryByClient']),
  completeBefore: v.nullable(v.pipe(Text, v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/))),
  customer: v.variant('type', [
    v.strictObject({ type: v.literal('one-time'), name: Filled }),
    v.looseObject({ type: v.literal('regular'), name: Filled }),
  ]),
  guests: v.optional(v.strictObject({ count: Whole, splitBetweenPersons: v.boolean() })),
  comment: v.optional(Text),
  deliveryPoint: v.optional(
    v.strictObject({
      coordinates: v.strictObject({ latitude: v.number(), longitude: v.number() }),
      address: Address,
      comment: v.nullish(Text),
    }),
  ),
  items: v.pipe(v.array(Item), v.minLength(1)),
  payments: v.optional(v.array(Payment)),
});

const OrderInfo = v.looseObject({
  id: Uuid,
  creationStatus: v.picklist(['InProgress', 'Success', 'Error']),
  errorInfo: v.nullable(v.looseObject({ code: Text, message: Text })),
  order: v.nullable(v.looseObject({ status: Filled, number: Whole })),
});

const post = (name: string, body: v.GenericSchema, answer: v.GenericSchema): WireCall => ({
  name,
  method: 'POST',
  path: new RegExp(`/iiko/api/${name}$`),
  body,
  answer,
});

/** iiko Cloud by its OpenAPI document. All calls are POST and JSON. */
export const IIKO_WIRE: readonly WireCall[] = [
  post('1/access_token', v.strictObject({ apiLogin: Filled }), Token),
  post('v2/access_token', v.strictObject({ apiKey: Filled, appId: Uuid, clientSecret: Filled }), Token),
  post(
    '1/organizations',
    v.strictObject({ returnAdditionalInfo: v.boolean(), includeDisabled: v.boolean() }),
    v.looseObject({ ...CORRELATED, organizations: v.array(v.looseObject({ id: Uuid, name: Text })) }),
  ),
  post(
    '1/terminal_groups',
    v.strictObject({ organizationIds: Ids, includeDisabled: v.boolean() }),
    v.looseObject({
      ...CORRELATED,
      terminalGroups: v.array(
        v.looseObject({
          organizationId: Uuid,
          items: v.array(v.looseObject({ id: Uuid, name: Text, timeZone: Text })),
        }),
      ),
    }),
  ),
  post(
    '1/terminal_groups/is_alive',
    v.strictObject({ organizationIds: Ids, terminalGroupIds: Ids }),
    v.looseObject({
      ...CORRELATED,
      isAliveStatus: v.array(v.looseObject({ terminalGroupId: Uuid, isAlive: v.boolean() })),
    }),
  ),
  post(
    '1/nomenclature',
    v.strictObject({ organizationId: Uuid, startRevision: Whole }),
    v.looseObject({
      ...CORRELATED,
      groups: v.array(v.unknown()),
      productCategories: v.array(v.unknown()),
      sizes: v.array(v.unknown()),
      revision: Whole,
      products: v.array(
        v.looseObject({
          id: Uuid,
          name: Text,
          type: v.pipe(Text, v.regex(/^(dish|good|modifier)$/i)),
          isDeleted: v.boolean(),
          sizePrices: v.array(
            v.looseObject({
              sizeId: v.nullable(Uuid),
              price: v.looseObject({ currentPrice: NotNegative, isIncludedInMenu: v.boolean() }),
            }),
          ),
        }),
      ),
    }),
  ),
  post(
    '1/stop_lists',
    v.strictObject({ organizationIds: Ids, terminalGroupsIds: v.optional(Ids), returnSize: v.boolean() }),
    v.looseObject({
      ...CORRELATED,
      terminalGroupStopLists: v.array(
        v.looseObject({
          organizationId: Uuid,
          items: v.array(
            v.looseObject({
              terminalGroupId: Uuid,
              items: v.array(v.looseObject({ productId: Uuid, balance: v.number() })),
            }),
          ),
        }),
      ),
    }),
  ),
  post(
    '1/deliveries/create',
    v.strictObject({
      organizationId: Uuid,
      terminalGroupId: Uuid,
      createOrderSettings: v.strictObject({ transportToFrontTimeout: Whole, checkStopList: v.boolean() }),
      order: Order,
    }),
    v.looseObject({ ...CORRELATED, orderInfo: OrderInfo }),
  ),
  post(
    '1/deliveries/by_id',
    v.strictObject({ organizationId: Uuid, orderIds: v.pipe(Ids, v.minLength(1)) }),
    v.looseObject({ ...CORRELATED, orders: v.array(OrderInfo) }),
  ),
];
