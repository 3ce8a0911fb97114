import { sentence } from '../../http/sentences.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { resumeBranch } from '../../places/pause-branch.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { isInChat, staffMember, type StaffMember } from '../chats/staff-member.ts';
import { staffChatOf } from '../messages/bot-brand.ts';
import { RESUME_DATA } from '../messages/pause-message.ts';
import { notifyOfPause } from '../notify/pause-notification-job.ts';
import { auditPress } from './audit-press.ts';
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

/** The button under the message about a pause: the branch takes orders again at once. */
export async function handleResumeCallback(staffQuery: StaffQuery): Promise<void> {
  const { deps, api, brand, query } = staffQuery;
  const { merchantId, main: language } = brand;
  const [, branchId = ''] = RESUME_DATA.exec(query.data ?? '') ?? [];
  const who = await whoResumes(staffQuery, branchId);
  const isAllowed = who !== null;
  if (who)
    await deps.db.inTenant(merchantId, async (tx) => {
      await resumeBranch(deps, tx, { merchantId, branchId });
      const about = { subject: 'branch' as const, subjectId: branchId, branchId, before: null, after: null };
      await auditPress(staffQuery, tx, { who, action: 'branch.resume', ...about });
    });
  deps.log.info({ merchantId, branchId, isAllowed }, 'staff resumed a branch');
  const text = isAllowed ? formatMessage('do.resume', language) : sentence('forbidden', language);
  await api
    .answerCallbackQuery(query.id, { text, show_alert: !isAllowed })
    .catch(() => deps.log.debug({ merchantId }, 'callback query answered too late'));
  if (isAllowed)
    await notifyOfPause(deps, merchantId, branchId).catch(() =>
      deps.log.debug({ merchantId, branchId }, 'notification left to the job'),
    );
}
