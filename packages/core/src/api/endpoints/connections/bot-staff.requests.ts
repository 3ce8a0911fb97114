import * as v from 'valibot';

import { BranchRules, ChatId } from '../../../connections/bot-staff.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { request } from '../../endpoint.ts';

/** A branch; null: the brand. */
const Whose = v.nullable(Id);

export const readBotStaff = request({ summary: 'Staff groups of the bot, and the rules of each branch' });

export const setStaffGroup = request({
  summary: 'Set or remove a staff group of the bot',
  body: v.strictObject({ branchId: Whose, chat: v.nullable(ChatId) }),
});

export const testStaffGroup = request({
  summary: 'Send a test message to a staff group',
  body: v.strictObject({ branchId: Whose }),
});

export const setBranchRules = request({
  summary: 'Set the rules of a branch for unanswered orders and silent screens',
  body: v.strictObject({ branchId: Id, rules: BranchRules }),
});
