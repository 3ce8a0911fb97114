import * as v from 'valibot';

import { orNull } from '../kernel/wire.ts';

/** What an owner who makes a copy of the brand has to give (BO-365). */
export const CloneOffer = v.object({
  /** The host that the new brand's short name is put before; null: this deployment gives brands no addresses. */
  platformHost: orNull(v.string()),
  /** The new brand sends codes by an account that its owner gives. */
  needsSms: v.boolean(),
});
export type CloneOffer = v.InferOutput<typeof CloneOffer>;

/** Settings that are accounts of services: each counts the guests, or takes the leads, of one brand. */
export const SERVICE_SETTINGS = ['amoCRM', 'yandexMetrics', 'metaPixel', 'googleTagManager'] as const;

/** Settings that a copy of a brand begins without: accounts of services, and links that lead into the first brand's apps. */
export const NOT_CLONED = [...SERVICE_SETTINGS, 'telegramBotLink', 'iosAppLink', 'androidAppLink'] as const;
