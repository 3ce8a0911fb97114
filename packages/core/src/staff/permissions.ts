import type { Role } from '../auth/user.schema.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** What a member of staff may do in the back office. Each endpoint of the back office names one. */
export const PERMISSIONS = [
  /** Reads the orders of their branches. */
  'orders.read',
  /** Moves an order on, as far as the role's moves go (D83). */
  'orders.move',
  /** Extends the cooking time of an accepted order and notifies the guest. */
  'orders.delay',
  /** Changes the lines of an order that is not ready, with the guest's consent (C.7). */
  'orders.edit',
  /** Sees sums, ways to pay and what is paid. */
  'orders.money',
  /** Returns money to guests, within `refundLimit`, and records refunds made by hand. */
  'orders.refund',
  /** Sees the guest's name, the masked phone and the address. */
  'orders.guest',
  /** Opens the phone of an order's guest; each opening is written to the audit log. */
  'orders.contact',
  /** Places orders for guests who phone, within `canPlaceFor`. */
  'orders.place',
  /** Looks a guest up by their phone; each look-up is written to the audit log. */
  'customers.find',
  /** Blocks the guest of an order and lifts the block. */
  'customers.block',
  /** Adds and takes points of guests, within `adjustLimit`; each change is a line of the ledger. */
  'customers.adjust',
  /** Deletes the account of a guest who asks for it, as the guest would. */
  'customers.erase',
  /** Reads what guests wrote of orders and dishes, and replies to it for all to see. */
  'reviews.reply',
  /** Keeps the book of the tables: answers bookings, seats guests, writes down walk-ins. */
  'reservations.write',
  /** Gives orders to couriers, sees couriers with their positions and cash. */
  'orders.dispatch',
  /** Takes the cash that a courier hands in. */
  'cash.take',
  /** Closes the shift of a branch and reads the reports of the own shifts. */
  'shifts.close',
  /** Closes a shift with things that are not settled, with a reason. */
  'shifts.leave',
  /** Reads the shift reports of everyone at their branches. */
  'shifts.read',
  /** Reads what the own branches sold, and why orders were cancelled. */
  'reports.read',
  /** Compares what was paid with the file of a payment provider. An owner of every branch. */
  'payments.compare',
  /** Explains differences, closes days of a provider and opens them again. An owner of every branch. */
  'payments.close',
  /** Brings orders: takes free ones, reports the steps of own ones. A courier alone. */
  'deliveries.bring',
  /** Works at the kitchen screen: finishes and recalls tickets. */
  'kitchen.work',
  /** Changes how a branch works: the stations of its kitchen, what it accepts by itself. */
  'branch.setUp',
  /** Takes products off sale at a branch and puts them back. */
  'stopList.write',
  /** Pauses a branch and opens it again. */
  'branch.pause',
  /** Reads the menu with its unpublished changes. */
  'menu.read',
  /** Changes the draft of the menu. */
  'menu.edit',
  /** Publishes the menu and takes versions back; only people of every branch, since guests of all see it. */
  'menu.publish',
  /** Copies the menu of another brand that the same person owns. An owner. */
  'menu.fromBrand',
  /** Downloads the brand as one file and brings a brand file into its drafts. An owner. */
  'brand.file',
  /** Makes a new brand as a copy of this one. An owner. */
  'brand.clone',
  /** Asks for the deletion of the brand and calls it off. An owner. */
  'brand.delete',
  /** Reads the settings with their unpublished changes. */
  'settings.read',
  /** Changes the draft of the settings. */
  'settings.edit',
  /** Publishes settings and takes versions back: an owner of every branch. */
  'settings.publish',
  /** Reads the branches' details and hours with their unpublished changes. */
  'branches.read',
  /** Changes the draft of the branches' details and hours. */
  'branches.edit',
  /** Publishes them and takes versions back; only people of every branch. */
  'branches.publish',
  /** Reads the delivery zones with their unpublished changes. */
  'zones.read',
  /** Changes the draft of the zones. */
  'zones.edit',
  /** Publishes the zones and takes versions back; only people of every branch. */
  'zones.publish',
  /** Reads the promotions with their unpublished changes, and what they would have cost. */
  'promos.read',
  /** Changes the draft of the promotions. */
  'promos.edit',
  /** Publishes the promotions and takes versions back; only people of every branch. */
  'promos.publish',
  /** Makes codes of one use for a promotion and reads them. An owner. */
  'promos.codes',
  /** Reads what is shown beside the menu, with its unpublished changes: banners, stories, texts, positions, messages to all. */
  'content.read',
  /** Changes the draft of the content. */
  'content.edit',
  /** Publishes the content and takes versions back; only people of every branch. */
  'content.publish',
  /** Writes broadcasts of the bot, sends and stops them; only people of every branch send. */
  'broadcasts.send',
  /** Sets the secrets of payments, SMS and the bot, and tests them. They are never read. An owner. */
  'connections.write',
  /** Reads printers and tickets, prints and reprints. */
  'printing.use',
  /** Adds, changes and removes printers. */
  'printing.setUp',
  /** Reads the audit log. */
  'audit.read',
  /** Reads the staff list. */
  'staff.read',
  /** Invites staff, changes role and branches, ends sessions, resets sign-in; of people below the own rights alone. */
  'staff.write',
  /** Enrols shared tablets and revokes them. */
  'devices.write',
] as const;
/** What a member of staff may do in the back office. */
export type Permission = (typeof PERMISSIONS)[number];

const KITCHEN: readonly Permission[] = [
  'orders.read',
  'orders.move',
  'orders.delay',
  'kitchen.work',
  'stopList.write',
  'printing.use',
];
const GUESTS: readonly Permission[] = ['orders.read', 'orders.money', 'orders.guest'];
const WAITER: readonly Permission[] = [...GUESTS, 'orders.place'];
const COURIER: readonly Permission[] = [...GUESTS, 'orders.move', 'orders.contact', 'deliveries.bring'];
const OPERATOR: readonly Permission[] = [
  ...GUESTS,
  'orders.move',
  'orders.contact',
  'reservations.write',
  'orders.dispatch',
  'cash.take',
  'shifts.close',
  'orders.delay',
  'orders.edit',
  'orders.refund',
  'orders.place',
  'customers.find',
  'kitchen.work',
  'stopList.write',
  'branch.pause',
  'menu.read',
  'zones.read',
  'printing.use',
];

/** The permissions of each role; branch scope and the moves of a role narrow them further. */
const OF_ROLE: Readonly<Partial<Record<Role, readonly Permission[]>>> = {
  KITCHEN,
  COURIER,
  WAITER,
  OPERATOR,
  MANAGER: [
    ...OPERATOR,
    'shifts.read',
    'shifts.leave',
    'reports.read',
    'customers.block',
    'customers.adjust',
    'reviews.reply',
    'branch.setUp',
    'menu.edit',
    'menu.publish',
    'settings.read',
    'settings.edit',
    'branches.read',
    'branches.edit',
    'branches.publish',
    'zones.edit',
    'zones.publish',
    'promos.read',
    'promos.edit',
    'promos.publish',
    'content.read',
    'content.edit',
    'content.publish',
    'broadcasts.send',
    'printing.setUp',
    'audit.read',
    'staff.read',
    'staff.write',
    'devices.write',
  ],
  ADMIN: PERMISSIONS.filter((permission) => permission !== 'deliveries.bring'),
};

/** The permissions of a role in the back office; none for a customer. */
export const permissionsOf = (role: Role): readonly Permission[] => OF_ROLE[role] ?? [];

/** Whether a role has a permission. The server decides by it, and a screen hides by it. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);

const BEING_BROUGHT: readonly BoardOrder['status'][] = ['ATTACHED', 'ON_WAY'];

/** Whether a courier sees the guest and the lines of an order: only of an own one, while it is being brought. */
export const isBringing = (
  userId: string,
  { status, courierId }: Pick<BoardOrder, 'status' | 'courierId'>,
): boolean => courierId === userId && BEING_BROUGHT.includes(status);

/** Whether a role may open the phone of an order's guest: a courier only while the order is being brought. */
export const canOpenContact = (role: Role, { status }: Pick<BoardOrder, 'status'>): boolean =>
  hasPermission(role, 'orders.contact') && (role !== 'COURIER' || BEING_BROUGHT.includes(status));

/** Whether a role may place an order of a service for a guest: a waiter for a table alone. */
export const canPlaceFor = (role: Role, serviceType: BoardOrder['serviceType']): boolean =>
  hasPermission(role, 'orders.place') && (role !== 'WAITER' || serviceType === 'DINE_IN');

/** Branch ids of a member of staff; null: every branch of the merchant. */
export type BranchScope = readonly string[] | null;

/** Whether a branch is within the scope. A record without a branch belongs to every scope. */
export const isInScope = (scope: BranchScope, branchId: string | null): boolean =>
  scope === null || branchId === null || scope.includes(branchId);
