import * as v from 'valibot';

import { orNull } from '../../or-null.ts';
import { TillId, TillNumber, TillText } from '../port/till-call.ts';

/** An error of any call; `error` is a code, or null. */
export const IikoError = v.fallback(
  v.object({ error: orNull(TillText), errorDescription: orNull(TillText) }),
  { error: null, errorDescription: null },
);

export const Token = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) });

export const Organizations = v.object({
  organizations: v.array(v.object({ id: TillId, name: v.fallback(TillText, '') })),
});

export const TerminalGroups = v.object({
  terminalGroups: v.array(
    v.object({
      organizationId: TillId,
      items: v.array(v.object({ id: TillId, name: v.fallback(TillText, '') })),
    }),
  ),
});

export const Alive = v.object({
  isAliveStatus: v.array(v.object({ terminalGroupId: TillId, isAlive: v.boolean() })),
});

const SizePrice = v.object({
  price: v.object({ currentPrice: orNull(TillNumber), isIncludedInMenu: v.fallback(v.boolean(), true) }),
});

/** Modifiers are products too; they are not dishes of the menu. */
export const Nomenclature = v.object({
  groups: v.fallback(v.array(v.object({ id: TillId, name: v.fallback(TillText, '') })), []),
  products: v.array(
    v.object({
      id: TillId,
      name: v.fallback(TillText, ''),
      type: v.fallback(v.pipe(v.string(), v.toLowerCase()), 'dish'),
      isDeleted: v.fallback(v.boolean(), false),
      parentGroup: v.fallback(orNull(TillId), null),
      sizePrices: v.fallback(v.array(SizePrice), []),
    }),
  ),
});

export const StopLists = v.object({
  terminalGroupStopLists: v.array(
    v.object({
      items: v.array(
        v.object({
          terminalGroupId: TillId,
          items: v.array(v.object({ productId: TillId, balance: TillNumber })),
        }),
      ),
    }),
  ),
});

/** An order as `deliveries/create` and `deliveries/by_id` answer it. `order` is null until the till has taken it. */
export const OrderInfo = v.object({
  id: TillId,
  creationStatus: orNull(v.picklist(['InProgress', 'Success', 'Error'])),
  errorInfo: orNull(v.object({ code: v.fallback(TillText, ''), message: orNull(TillText) })),
  order: orNull(
    v.object({
      status: v.fallback(TillText, ''),
      number: orNull(TillText),
    }),
  ),
});
export type OrderInfo = v.InferOutput<typeof OrderInfo>;

export const Created = v.object({ orderInfo: OrderInfo });
export const ById = v.object({ orders: v.array(OrderInfo) });
