import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Product } from './product.schema.ts';

/** The services that a dish is sold by. */
export type ServedBy = Pick<Product, 'deliveryEnabled' | 'pickUpEnabled' | 'dineInEnabled'>;

/** Whether a dish is sold by a service (IMP-01, BO-434). Orders of aggregators have switches of their own. */
export function isServedBy(product: ServedBy, serviceType: ServiceType): boolean {
  if (serviceType === 'DELIVERY') return product.deliveryEnabled;
  if (serviceType === 'PICK_UP') return product.pickUpEnabled;
  return serviceType !== 'DINE_IN' || product.dineInEnabled;
}

/** The services of a brand that sell a dish; null where all of them do (BO-434). */
export function soldServices<Service extends ServiceType>(
  product: ServedBy,
  offered: readonly Service[],
): Service[] | null {
  const sold = offered.filter((service) => isServedBy(product, service));
  return sold.length === offered.length ? null : sold;
}
