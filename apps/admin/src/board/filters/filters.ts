import { isLate, orderChannel, type BoardOrder } from '@dasturxon/core/staff';

/** The filters of the board; all are in the address, so that a view can be bookmarked. */
export type Filters = {
  branch: string;
  service: string;
  /** An `OrderChannel`. */
  source: string;
  /** A key of `courierOf`, or `NO_COURIER`. */
  courier: string;
  isLate: boolean;
  /** One lane for each branch. */
  isInLanes: boolean;
  text: string;
};

/** The value of a filter that is not set. */
export const ALL = '';
/** The courier filter of deliveries without a courier. */
export const NO_COURIER = 'none';

/** The filters of an address. */
export const readFilters = (search: URLSearchParams): Filters => ({
  branch: search.get('branch') ?? ALL,
  service: search.get('service') ?? ALL,
  source: search.get('source') ?? ALL,
  courier: search.get('courier') ?? ALL,
  isLate: search.has('late'),
  isInLanes: search.has('lanes'),
  text: search.get('q') ?? '',
});

/** The address of filters; a filter that is not set is left out. */
export function toSearch(filters: Filters): URLSearchParams {
  const { branch, service, source, courier, isLate, isInLanes, text } = filters;
  const flags = { late: isLate ? '1' : ALL, lanes: isInLanes ? '1' : ALL };
  const given = { branch, service, source, courier, ...flags, q: text };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ALL));
}

/** Who brings an order: the id of a courier of the branch, else the courier service; null without either. */
export const courierOf = ({ courierId, delivery }: BoardOrder): string | null =>
  courierId ?? (delivery === null || delivery.provider === 'OWN' ? null : delivery.provider);

/** By number, name, or the last digits of the phone, which are all that is shown of it. */
function hasText(order: BoardOrder, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const { name, phone } = order.guest ?? { name: null, phone: null };
  return [String(order.number), name?.toLowerCase(), phone].some((part) => part?.includes(wanted));
}

function hasCourier(order: BoardOrder, courier: string): boolean {
  if (courier === NO_COURIER) return order.serviceType === 'DELIVERY' && courierOf(order) === null;
  return courierOf(order) === courier;
}

const isOf = (filter: string, value: string | null) => filter === ALL || filter === value;

/** Whether an order is in view now. */
export function isShown(order: BoardOrder, filters: Filters, now: Date): boolean {
  const { branch, service, source, courier, text } = filters;
  return (
    isOf(branch, order.branchId) &&
    isOf(service, order.serviceType) &&
    isOf(source, orderChannel(order)) &&
    (courier === ALL || hasCourier(order, courier)) &&
    (!filters.isLate || isLate(order, now)) &&
    (text.trim() === '' || hasText(order, text))
  );
}
