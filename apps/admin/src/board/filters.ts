import type { BoardOrder } from '@dasturxon/core/staff';

/** The filters of the board; all are in the address, so that a view can be bookmarked. */
export type Filters = { branch: string; service: string; text: string };

const ALL = '';

/** The filters of an address. */
export const readFilters = (search: URLSearchParams): Filters => ({
  branch: search.get('branch') ?? ALL,
  service: search.get('service') ?? ALL,
  text: search.get('q') ?? '',
});

/** The address of filters; a filter that is not set is left out. */
export function toSearch({ branch, service, text }: Filters): URLSearchParams {
  const given = { branch, service, q: text };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ALL));
}

/** By number, name, or the last digits of the phone, which are all that is shown of it. */
function hasText(order: BoardOrder, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const { name, phone } = order.guest ?? { name: null, phone: null };
  return [String(order.number), name?.toLowerCase(), phone].some((part) => part?.includes(wanted));
}

/** Whether an order is in view. */
export function isShown(order: BoardOrder, { branch, service, text }: Filters): boolean {
  if (branch !== ALL && order.branchId !== branch) return false;
  if (service !== ALL && order.serviceType !== service) return false;
  return text.trim() === '' || hasText(order, text);
}
