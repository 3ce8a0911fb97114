import type { Person } from './bot-chats.ts';

/** The default users of the sandbox's pages. */
export const GUEST: Person = { id: 99_281_932, first_name: 'Alisher', language_code: 'uz' };

/** The people in every staff chat. */
export const STAFF: readonly Person[] = [
  { id: 700_001, first_name: 'Aziz', last_name: 'Karimov', language_code: 'uz' },
  { id: 700_002, first_name: 'Malika', last_name: 'Tosheva', language_code: 'ru' },
];

/** A user who reads the staff chat without being a member. */
export const OUTSIDER: Person = { id: 700_009, first_name: 'Begona', language_code: 'uz' };

/** All users that the pages can act as in a staff chat. */
export const PRESSERS: readonly Person[] = [...STAFF, OUTSIDER];
