import { offersService } from '../branch/branch-services.ts';
import type { Branch } from '../branch/branch.schema.ts';
import type { OrderSettings } from '../merchant/order-settings.schema.ts';
import type { OriginPlatform } from './order-origin.ts';
import type { OfferedServiceType } from './schemas/service-type.schema.ts';

/** The service types that checkout offers: the merchant's, less what the chosen branch does not serve (SET-01, D75). */
export function offeredServices(
  services: readonly OfferedServiceType[],
  branch: Pick<Branch, 'settings'> | null,
): OfferedServiceType[] {
  return services.filter((service) => branch === null || offersService(branch, service));
}

/** The order settings that decide a shell's first choice (IMP-13). */
export type ServiceDefaults = Pick<
  OrderSettings,
  'botDefaultDeliveryType' | 'webDefaultDeliveryType' | 'appDefaultDeliveryType'
>;

const DEFAULT_OF: Record<OriginPlatform, keyof ServiceDefaults> = {
  TG: 'botDefaultDeliveryType',
  WEB: 'webDefaultDeliveryType',
  CLICK: 'appDefaultDeliveryType',
};

/** The service type a shell starts with: its own default where offered, else the first offered (IMP-13). */
export function pickServiceType(
  platform: OriginPlatform,
  offered: readonly OfferedServiceType[],
  settings: ServiceDefaults | null,
): OfferedServiceType | null {
  const own = settings?.[DEFAULT_OF[platform]];
  return own && offered.includes(own) ? own : (offered[0] ?? null);
}
