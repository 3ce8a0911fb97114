import * as v from 'valibot';

import { flag, Id, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { OFFERED_SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';

const DefaultDeliveryType = orNull(v.picklist(OFFERED_SERVICE_TYPES));

/** How a merchant takes orders (ENT-42). */
export const OrderSettings = v.object({
  merchantId: orNull(Id),
  cityId: orNull(Id),
  isServiceFeeEnabled: flag(),
  isServiceFeeFreeAboveThreshold: flag(),
  serviceFeeThreshold: orElse(MoneyAmount, 0),
  serviceFeeAmount: orElse(MoneyAmount, 0),
  /** The least that products must cost for DELIVERY; 0 is no minimum (VAL-12, D37). */
  minimalDeliveryPrice: orElse(MoneyAmount, 0),
  /** What the messenger, the website and the application start with (IMP-13). */
  botDefaultDeliveryType: DefaultDeliveryType,
  webDefaultDeliveryType: DefaultDeliveryType,
  appDefaultDeliveryType: DefaultDeliveryType,
  /** Wins over the storefront setting of the same name where it is given (D48). */
  shouldValidateDeliveryArea: orNull(v.boolean()),
  /** Share of a closed order that comes back as cashback, in percent (IMP-19). */
  cashbackPercent: orElse(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
});
export type OrderSettings = v.InferOutput<typeof OrderSettings>;
