import { PAUSED_SERVICES, type PausedService } from '@dasturxon/core/branch';

import { sentence } from '../../http/sentences.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { resumeBranch } from '../../places/pause-branch.ts';
import { resumeService } from '../../places/pause-service.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { isInChat, staffMember, type StaffMember } from '../chats/staff-member.ts';
import { type BotDeps, staffChatOf } from '../messages/bot-brand.ts';
import { RESUME_DATA } from '../messages/pause-message.ts';
import { notifyOfPause, notifyOfServicePause } from '../notify/pause-notification-job.ts';
import { answerQuery } from './answer-query.ts';
import { auditCallbackQuery } from './audit-callback-query.ts';
import type { StaffQuery } from './callback-query.ts';

/** The member of the back office who pressed the button in the chat of that branch; null for anyone else. */
async function whoResumes(
  { deps, api, brand, query }: StaffQuery,
  branchId: string,
): Promise<StaffMember | null> {
  const chat = query.message?.chat;
  if (!chat || !brand.branches.has(branchId) || staffChatOf(brand, branchId) !== String(chat.id)) return null;
  if (!(await isInChat(api, chat.id, query.from.id))) return null;
  const { merchantId } = brand;
  const about = { merchantId, branchId, from: query.from };
  const who = await deps.db.inTenant(merchantId, (tx) => staffMember(tx, about));
  return who !== null && isBackOffice(who.role) ? who : null;
}

type Paused = { branchId: string; service: PausedService | null };

/** Ends the pause of the branch, or of a service, with its line in the audit log; a service that goes on writes none. */
async function resume(
  staffQuery: StaffQuery,
  { who, branchId, service }: Paused & { who: StaffMember },
): Promise<void> {
  const { deps, brand } = staffQuery;
  const branch = { merchantId: brand.merchantId, branchId };
  const about = { subject: 'branch' as const, subjectId: branchId, branchId, before: null };
  await deps.db.inTenant(brand.merchantId, async (tx) => {
    if (service === null) {
      await resumeBranch(deps, tx, branch);
      await auditCallbackQuery(staffQuery, tx, { who, action: 'branch.resume', ...about, after: null });
    } else if (await resumeService(deps, tx, { ...branch, service }))
      await auditCallbackQuery(staffQuery, tx, {
        who,
        action: 'branch.resumeService',
        ...about,
        after: { service },
      });
  });
  deps.orderEvents.announce(brand.merchantId, `branch-${branchId}`);
}

const notify = (deps: BotDeps, merchantId: string, { branchId, service }: Paused): Promise<void> =>
  service === null
    ? notifyOfPause(deps, merchantId, branchId)
    : notifyOfServicePause(deps, merchantId, { branchId, service });

/** The button under the message about a pause: the branch, or its service, takes orders again at once. */
export async function handleResumeCallback(staffQuery: StaffQuery): Promise<void> {
  const { deps, brand, query } = staffQuery;
  const { merchantId, main: language } = brand;
  const [, paused, branchId = ''] = RESUME_DATA.exec(query.data ?? '') ?? [];
  const service = PAUSED_SERVICES.find((one) => one === paused) ?? null;
  const who = await whoResumes(staffQuery, branchId);
  const isAllowed = who !== null;
  if (who) await resume(staffQuery, { who, branchId, service });
  deps.log.info({ merchantId, branchId, isAllowed }, 'staff resumed a branch');
  const text = isAllowed ? formatMessage('do.resume', language) : sentence('forbidden', language);
  await answerQuery(staffQuery, { text, alert: !isAllowed });
  if (isAllowed)
    await notify(deps, merchantId, { branchId, service }).catch(() =>
      deps.log.debug({ merchantId, branchId }, 'notification left to the job'),
    );
}
