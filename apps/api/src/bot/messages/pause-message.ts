import { formatTime } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { Branch } from '@dasturxon/core/branch';

import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import type { BranchStaff } from '../../merchants/branch-staff.ts';
import { isSilent } from '../../places/pause-branch.ts';
import type { BotBrand } from './bot-brand.ts';
import type { Content } from './guest-message.ts';

/** Callback data of the button that ends a pause of a branch or of one service; the branch's id follows. */
export const RESUME_DATA = /^resume(?:\.(DELIVERY|PICK_UP|DINE_IN))?:(.{1,57})$/;

/** What the staff's chat reads about the pause of its branch: until when and a button, or that it is over. */
export function pauseMessage(
  branch: Pick<Branch, 'id' | 'name' | 'pausedUntil'>,
  about: { brand: BotBrand; now: Date } & Pick<BranchStaff, 'pausedBy' | 'pauseReason'> & {
      pausedAt: string;
    },
): Content {
  const { brand, now, pausedAt, pausedBy, pauseReason } = about;
  const { main: language, timeZone } = brand;
  const name = plain(localize(branch.name, language, language), 80);
  const until = branch.pausedUntil === null ? null : new Date(branch.pausedUntil);
  if (until === null || until <= now)
    return {
      html: `▶️ ${formatMessage('branch.resumed', language, { branch: name })}`,
      buttons: [],
      step: pausedAt,
    };
  const time = formatTime(until, timeZone);
  const text =
    pausedBy === null
      ? formatMessage(isSilent(pauseReason) ? 'branch.pausedSilent' : 'branch.paused', language, {
          branch: name,
          time,
        })
      : formatMessage('branch.pausedBy', language, { branch: name, time, name: plain(pausedBy, 80) });
  const html = `⏸ ${text}`;
  const resume = { text: formatMessage('do.resume', language), data: `resume:${branch.id}` };
  return { html, buttons: [[resume]], step: pausedAt };
}
