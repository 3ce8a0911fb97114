import { formatTime } from '@dasturxon/core/format';
import type { Branch, PausedService } from '@dasturxon/core/branch';
import { localize } from '@dasturxon/core/kernel';

import { formatMessage, plain } from '../../notifications/messages/format-message.ts';
import type { BotBrand } from './bot-brand.ts';
import type { Content } from './guest-message.ts';

/** Telegram takes so many bytes of callback data. */
const DATA_LIMIT = 64;

type About = { brand: BotBrand; now: Date; service: PausedService; by: string; at: string };

/** What the staff's chat reads about a paused service of its branch: until when and a button, or that it is over (BO-174). */
export function servicePauseMessage(
  { id, name, pausedServices }: Pick<Branch, 'id' | 'name' | 'pausedServices'>,
  { brand, now, service, by, at }: About,
): Content {
  const { main: language, timeZone } = brand;
  const of = {
    branch: plain(localize(name, language, language), 80),
    service: formatMessage(`service.${service}`, language),
  };
  const pause = pausedServices.find((one) => one.service === service);
  const until = pause ? new Date(pause.until) : null;
  if (until === null || until <= now)
    return { html: `▶️ ${formatMessage('service.resumed', language, of)}`, buttons: [], step: at };
  const time = formatTime(until, timeZone);
  const text = formatMessage('service.pausedBy', language, { ...of, time, name: plain(by, 80) });
  const data = `resume.${service}:${id}`;
  const button = { text: formatMessage('do.resume', language), data };
  return { html: `⏸ ${text}`, buttons: data.length > DATA_LIMIT ? [] : [[button]], step: at };
}
