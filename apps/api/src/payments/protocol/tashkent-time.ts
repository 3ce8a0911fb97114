const AHEAD_MS = 5 * 3_600_000;
const ISO_LIKE = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;
const DOTTED = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d):(\d\d)$/;

/** A moment as providers of Uzbekistan write it, `YYYY-MM-DD HH:mm:ss` in Tashkent (UTC+5 all year). */
export function tashkentText(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment that such a text means, days first and dotted too; null for any other text and for no date at all. */
export function parseTashkentText(text: string): Date | null {
  const [, year, month, day, ...clock] = ISO_LIKE.exec(text) ?? [];
  const [, dayFirst, monthThen, yearLast, ...clockThen] = DOTTED.exec(text) ?? [];
  const iso = year
    ? `${year}-${month}-${day}T${clock.join(':')}`
    : `${yearLast}-${monthThen}-${dayFirst}T${clockThen.join(':')}`;
  const moment = new Date(`${iso}+05:00`);
  const isDate = !Number.isNaN(moment.getTime()) && tashkentText(moment) === iso.replace('T', ' ');
  return isDate ? moment : null;
}
