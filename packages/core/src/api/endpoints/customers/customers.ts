import * as v from 'valibot';

import {
  CustomerBlock,
  CustomerCard,
  CustomerContact,
  CustomerPoints,
  FoundCustomers,
} from '../../../staff/customers/customer-card.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './customers.requests.ts';

/**
 * Guests by phone, name or order number (BO-465), or of a segment (BO-500). A person of one branch finds those who ordered there. A POST, so that no
 * log has what was typed. Limited per member of staff, and written to the audit log.
 */
export const searchCustomers = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/customers/search',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.find',
    answer: FoundCustomers,
  },
  accepts<typeof requests.searchCustomers>(),
);

/** A guest (BO-466). One who never ordered at the caller's branches is `notFound`. Limited and logged as the search is. */
export const readCustomer = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/customers/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.find',
    answer: CustomerCard,
  },
  accepts<typeof requests.readCustomer>(),
);

/**
 * Blocks a guest with a reason, until a moment or until the block is lifted (BO-467); again changes reason and end. Throws
 * customer.blockEnd.
 */
export const blockCustomer = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/customers/{id}/block',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.block',
    answer: CustomerBlock,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.blockCustomer>(),
);

/** Lifts the block of a guest. */
export const unblockCustomer = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/customers/{id}/block',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.block',
    answer: CustomerBlock,
  },
  accepts<typeof requests.unblockCustomer>(),
);

/**
 * Adds points to a guest, or takes them with an amount below zero, by a line of the ledger (BO-468). Throws cashback.adjustLimit
 * beyond what `adjustLimit` allows the caller.
 */
export const adjustPoints = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/customers/{id}/points',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.adjust',
    answer: CustomerPoints,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.adjustPoints>(),
);

/** The phone of a guest (BO-501), which each opening writes to the audit log. Limited with the phones of orders. */
export const openCustomerContact = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/customers/{id}/contact',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.find',
    answer: CustomerContact,
  },
  accepts<typeof requests.openCustomerContact>(),
);

/** Deletes the account of a guest, as the guest's own deletion does (BO-502). Owners alone. */
export const eraseCustomer = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/customers/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'customers.erase',
    answer: v.null(),
  },
  accepts<typeof requests.eraseCustomer>(),
);
