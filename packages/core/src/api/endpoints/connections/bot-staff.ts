import { BotStaff } from '../../../connections/bot-staff.schema.ts';
import { ConnectionTest } from '../../../connections/connections.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './bot-staff.requests.ts';

const owner = { auth: 'staff', host: 'backOffice', permission: 'connections.write' } as const;
const write = { ...owner, method: 'POST', idempotencyKey: 'required' } as const;
const path = '/admin/v1/connections/bot/staff' as const;

/** The staff groups of the brand and its branches, and the rules of each branch. */
export const readBotStaff = endpoint({ ...owner, method: 'GET', path, answer: BotStaff });

/** Sets or removes the staff group of the brand, or of a branch. */
export const setStaffGroup = endpoint(
  { ...write, path: `${path}/group`, answer: BotStaff },
  accepts<typeof requests.setStaffGroup>(),
);

/** Sends a message to the group where messages of the brand, or of a branch, go. */
export const testStaffGroup = endpoint(
  { ...write, path: `${path}/test`, answer: ConnectionTest },
  accepts<typeof requests.testStaffGroup>(),
);

/** Sets a branch's rules for unanswered orders and silent screens. */
export const setBranchRules = endpoint(
  { ...write, path: `${path}/rules`, answer: BotStaff },
  accepts<typeof requests.setBranchRules>(),
);
