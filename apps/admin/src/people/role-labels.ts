import type { StaffRole } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the roles. */
export const ROLE_LABELS: Readonly<Record<StaffRole, MessageDescriptor>> = {
  ADMIN: msg`Owner`,
  MANAGER: msg`Manager`,
  OPERATOR: msg`Operator`,
  KITCHEN: msg`Cook`,
  COURIER: msg`Courier`,
  WAITER: msg`Waiter`,
};
