import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Branch, BranchSettings } from './branch.schema.ts';

type Services = Pick<Branch, 'settings'>;

const SWITCHES = {
  DELIVERY: 'deliveryEnabled',
  PICK_UP: 'pickupEnabled',
  DINE_IN: 'dineinEnabled',
  YANDEX_EATS: 'yandexEnabled',
  EXPRESS_24: 'expressEnabled',
} as const satisfies Record<ServiceType, keyof BranchSettings>;

/** The switch of a service in a branch's settings. */
export const serviceSwitch = (serviceType: ServiceType) => SWITCHES[serviceType];

/** Whether a branch serves customers this way (VAL-16, D75). */
export function offersService(branch: Services, serviceType: ServiceType): boolean {
  return branch.settings[SWITCHES[serviceType]];
}

/** Whether tables of a branch can be booked (D75). */
export function offersBooking(branch: Services): boolean {
  return branch.settings.bookingEnabled;
}
