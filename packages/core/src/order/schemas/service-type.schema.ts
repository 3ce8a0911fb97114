import * as v from 'valibot';

/** How an order reaches its guest (ENUM-14). The storefront offers the first three; the others are only read (D74). */
export const SERVICE_TYPES = ['DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** Service types that the storefront offers (D74). */
export const OFFERED_SERVICE_TYPES = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const satisfies ServiceType[];
/** A service type that the storefront offers (D74). */
export type OfferedServiceType = (typeof OFFERED_SERVICE_TYPES)[number];

/** Reads TABLE and HALL as DINE_IN (D74). */
export const ServiceType = v.pipe(
  v.picklist([...SERVICE_TYPES, 'TABLE', 'HALL']),
  v.transform((type): ServiceType => (type === 'TABLE' || type === 'HALL' ? 'DINE_IN' : type)),
);

/** The carriers of an order (ENUM-16, D17). */
export const DELIVERY_PROVIDERS = ['OWN', 'YANDEX', 'CUSTOM'] as const;
/** The carrier of an order (ENUM-16). */
export const DeliveryProvider = v.picklist(DELIVERY_PROVIDERS);
export type DeliveryProvider = v.InferOutput<typeof DeliveryProvider>;
