import type { Permission, StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page of the navigation. Its route is in `office.tsx`. */
export type Section = {
  path: string;
  label: MessageDescriptor;
  permission: Permission;
  /** Staff with this permission do not need the page. */
  unless?: Permission;
  /** Only while the brand is being set up. */
  isWhileNew?: true;
  /** The letter that opens it after `G`. */
  key?: string;
  /** The letter that opens it by itself. */
  direct?: string;
};

/** The pages of the back office in the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { path: '/set-up', label: msg`Set-up`, permission: 'settings.publish', isWhileNew: true },
  { path: '/deliveries', label: msg`Deliveries`, permission: 'deliveries.bring' },
  { path: '/', label: msg`Board`, permission: 'orders.read', unless: 'deliveries.bring', key: 'o' },
  { path: '/dispatch', label: msg`Dispatch`, permission: 'orders.dispatch', key: 'c', direct: 'c' },
  { path: '/reservations', label: msg`Table bookings`, permission: 'reservations.write', key: 'd' },
  { path: '/phone', label: msg`Phone order`, permission: 'orders.place', key: 'n', direct: 'n' },
  { path: '/kitchen', label: msg`Kitchen`, permission: 'kitchen.work', key: 'k' },
  { path: '/stop-list', label: msg`Stop-list`, permission: 'stopList.write', key: 's', direct: 's' },
  { path: '/menu', label: msg`Menu`, permission: 'menu.edit', key: 'm' },
  { path: '/branches', label: msg`Branches`, permission: 'branches.edit', key: 'b' },
  { path: '/zones', label: msg`Delivery zones`, permission: 'zones.edit', key: 'z' },
  { path: '/promotions', label: msg`Promotions`, permission: 'promos.edit', key: 'a' },
  { path: '/content', label: msg`Content`, permission: 'content.edit', key: 'w' },
  { path: '/broadcasts', label: msg`Broadcasts`, permission: 'broadcasts.send', key: 't' },
  { path: '/settings', label: msg`Settings`, permission: 'settings.edit', key: 'e' },
  { path: '/connections', label: msg`Connections`, permission: 'connections.write' },
  { path: '/brand-file', label: msg`Brand file`, permission: 'brand.file' },
  { path: '/shift', label: msg`Shift`, permission: 'shifts.close' },
  { path: '/reports', label: msg`Reports`, permission: 'reports.read' },
  { path: '/doctor', label: msg`Check-up`, permission: 'settings.read' },
  { path: '/refunds', label: msg`Refunds`, permission: 'orders.refund', key: 'r' },
  { path: '/customers', label: msg`Customers`, permission: 'customers.find', key: 'u' },
  { path: '/reviews', label: msg`Reviews`, permission: 'reviews.reply' },
  { path: '/printers', label: msg`Printers`, permission: 'printing.use' },
  { path: '/staff', label: msg`Staff`, permission: 'staff.read', key: 'p' },
  { path: '/audit', label: msg`Audit log`, permission: 'audit.read', key: 'l' },
  { path: '/account', label: msg`My sign-in`, permission: 'orders.read' },
];

/** The pages of a person, in the order of the navigation. */
export const sectionsOf = ({
  permissions,
  isBeingSetUp,
}: Pick<StaffSession, 'permissions' | 'isBeingSetUp'>): Section[] =>
  SECTIONS.filter(
    ({ permission, unless, isWhileNew = false }) =>
      permissions.includes(permission) &&
      (!isWhileNew || isBeingSetUp) &&
      (unless === undefined || !permissions.includes(unless)),
  );
