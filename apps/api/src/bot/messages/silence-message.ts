import { formatTime } from '@dasturxon/core/format';
import type { Branch } from '@dasturxon/core/branch';
import { localize } from '@dasturxon/core/kernel';

import { formatMessage, plain } from '../../notifications/messages/format-message.ts';
import type { BotBrand } from './bot-brand.ts';
import type { Content } from './guest-message.ts';

/** What the staff chat reads when no board of its branch is connected, and when one is back (BO-79). */
export function silenceMessage(
  branch: Pick<Branch, 'name'>,
  about: { brand: BotBrand; silentSince: string; isHeardAgain: boolean },
): Content {
  const { main: language, timeZone } = about.brand;
  const name = plain(localize(branch.name, language, language), 80);
  const time = formatTime(new Date(about.silentSince), timeZone);
  const html = about.isHeardAgain
    ? `📶 ${formatMessage('branch.heardAgain', language, { branch: name })}`
    : `📵 ${formatMessage('branch.silent', language, { branch: name, time })}`;
  return { html, buttons: [], step: about.silentSince };
}
