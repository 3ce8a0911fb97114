import type { Trip, TripPoint } from './courier-service.ts';

const [SOURCE, DESTINATION] = [1, 2];
/** The size of a bag of food: kilograms and metres, small enough for a courier on foot. */
const BAG = { weight: 0.5, size: { length: 0.3, width: 0.3, height: 0.2 } };

const phoneOf = (phone: string) => `+${phone.replace(/\D/g, '')}`;
const coordinatesOf = ({ lat, lon }: TripPoint): [number, number] => [lon, lat];

function routePoint(point: TripPoint, role: { id: number; type: 'source' | 'destination' }) {
  return {
    point_id: role.id,
    visit_order: role.id,
    type: role.type,
    skip_confirmation: true,
    address: {
      fullname: point.address,
      coordinates: coordinatesOf(point),
      ...(point.entrance && { porch: point.entrance }),
      ...(point.floor && { sfloor: point.floor }),
      ...(point.flat && { sflat: point.flat }),
      ...(point.intercom && { door_code: point.intercom }),
      ...(point.comment && { comment: point.comment }),
    },
    contact: { name: point.name, phone: phoneOf(point.phone) },
  };
}

const itemsOf = ({ items }: Trip) =>
  items.map(({ title, quantity, price }) => ({
    pickup_point: SOURCE,
    dropoff_point: DESTINATION,
    title,
    quantity,
    cost_value: price.toFixed(2),
    cost_currency: 'UZS',
    ...BAG,
  }));

const COURIER = { taxi_class: 'courier', cargo_options: ['thermobag'] };

/** The body of `claims/create` (protocols §6.1). Accepting is a step of its own, once the price is known. */
export function claimBody(trip: Trip, callbackUrl: string | null) {
  return {
    items: itemsOf(trip),
    route_points: [
      routePoint(trip.from, { id: SOURCE, type: 'source' }),
      {
        ...routePoint(trip.to, { id: DESTINATION, type: 'destination' }),
        external_order_id: String(trip.orderNumber),
      },
    ],
    client_requirements: COURIER,
    skip_door_to_door: false,
    skip_client_notify: false,
    auto_accept: false,
    ...(callbackUrl && { callback_properties: { callback_url: callbackUrl } }),
  };
}

/** The body of `check-price`. */
export function priceBody(trip: Trip) {
  return {
    items: itemsOf(trip),
    route_points: [{ coordinates: coordinatesOf(trip.from) }, { coordinates: coordinatesOf(trip.to) }],
    requirements: COURIER,
    skip_door_to_door: false,
  };
}
