import { DateTime } from 'luxon';

import { localTime } from './local-time.ts';

const STAMP = 'yyyy-MM-dd HH:mm:ss';
const DOTTED_STAMP = 'dd.MM.yyyy HH:mm:ss';

/** A moment as payment providers write it: `YYYY-MM-DD HH:mm:ss` of a zone. */
export function localStamp(moment: Date, zone: string): string {
  return localTime(moment, zone).toFormat(STAMP);
}

/** The moment of such a text, or of `DD.MM.YYYY HH:mm:ss`; null for another text and for an invalid date. */
export function parseLocalStamp(text: string, zone: string): Date | null {
  for (const pattern of [STAMP, DOTTED_STAMP]) {
    const local = DateTime.fromFormat(text, pattern, { zone });
    if (local.isValid && local.toFormat(pattern) === text) return local.toJSDate();
  }
  return null;
}
