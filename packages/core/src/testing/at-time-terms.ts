import type { AtTimeTerms } from '../time/service-moment.ts';
import { aBranch } from './place-builders.ts';

/** The default zone of a merchant in tests. */
export const TASHKENT = 'Asia/Tashkent';

/** Times of Tashkent; 2026-05-11 is a Monday. */
export const at = (text: string) => new Date(`${text}+05:00`);

/** Monday noon at a branch that is open from nine to eleven at night, half an hour ahead at the least. */
export const someTerms = (change: Partial<AtTimeTerms> = {}): AtTimeTerms => ({
  branch: aBranch(),
  serviceType: 'PICK_UP',
  now: at('2026-05-11T12:00:00'),
  zone: TASHKENT,
  leadMinutes: 30,
  ...change,
});
