import type { Language } from '../kernel/language.ts';
import type { Shell } from '../paths/shell-path.ts';

type Times = { startsAt: string | null; endsAt: string | null };
type Audience = { languages: readonly Language[]; shells: readonly Shell[] };

/** Whether its time has begun and is not over; `now` in milliseconds (BO-341). */
export const isShownAt = ({ startsAt, endsAt }: Times, now: number): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt));

/** Whether guests of a language in a shell see it (BO-341). */
export const isShownTo = (
  { languages, shells }: Audience,
  guest: { language: Language; shell: Shell },
): boolean =>
  (languages.length === 0 || languages.includes(guest.language)) &&
  (shells.length === 0 || shells.includes(guest.shell));

/** Whether guests of a branch see it; `branchId`: null while it is not known which branch serves the guest (BO-386). */
export const isShownAtBranch = (branchIds: readonly string[], branchId: string | null): boolean =>
  branchIds.length === 0 || branchId === null || branchIds.includes(branchId);

/** The next moment, in milliseconds, at which one of these begins or ends; Infinity without any (BO-341). */
export const nextShownChange = (all: readonly Times[], now: number): number =>
  Math.min(
    ...all
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .filter((moment) => moment !== null)
      .map((moment) => Date.parse(moment))
      .filter((moment) => moment > now),
  );
