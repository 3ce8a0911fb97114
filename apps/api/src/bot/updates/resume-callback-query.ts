import { sentence } from '../../http/sentences.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { resumeBranch } from '../../places/pause-branch.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { isInChat, staffMember } from '../chats/staff-member.ts';
import { staffChatOf } from '../messages/bot-brand.ts';
import { RESUME_DATA } from '../messages/pause-message.ts';
import { notifyOfPause } from '../notify/pause-notification-job.ts';
import type { StaffQuery } from './callback-query.ts';

/** Whether the callback query comes from the chat of that branch, by a member of the back office. */
async function mayResume({ deps, api, brand, query }: StaffQuery, branchId: string): Promise<boolean> {
  const chat = query.message?.chat;
  if (!chat || !brand.branches.has(branchId) || staffChatOf(brand, branchId) !== String(chat.id))
    return false;
  if (!(await isInChat(api, chat.id, query.from.id))) return false;
  const { merchantId } = brand;
  const who = await deps.db.inTenant(merchantId, (tx) => staffMember(tx, merchantId, query.from));
  return who !== null && isBackOffice(who.role);
}

/** The button under the message about a pause: the branch takes orders again at once. */
export async function handleResumeCallback(staffQuery: StaffQuery): Promise<void> {
  const { deps, api, brand, query } = staffQuery;
  const { merchantId, main: language } = brand;
  const [, branchId = ''] = RESUME_DATA.exec(query.data ?? '') ?? [];
  const isAllowed = await mayResume(staffQuery, branchId);
  if (isAllowed) await deps.db.inTenant(merchantId, (tx) => resumeBranch(deps, tx, { merchantId, branchId }));
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
