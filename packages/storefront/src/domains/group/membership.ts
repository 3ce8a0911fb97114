import { savedAtom } from '../../store/saved-atom.ts';

/** The group order that this device fills a part of, and the proof that the part is its own (C6). */
export type Membership = {
  id: string;
  mark: string;
  memberId: string;
  token: string;
  /** The basket of this device holds all parts: its guest is placing the order. */
  holdsAll?: boolean;
  /** What was ordered has left the basket; what is in it now was put in since. */
  isPlaced?: boolean;
};

/** Null for a guest who orders alone. The server refuses a membership that it has not signed. */
export const groupAtom = savedAtom<Membership | null>({
  name: 'group',
  initial: null,
  // Plain code: the basket's page, which carries it, is at its limit of bytes.
  parse: (json) => (isMembership(json) ? json : null),
});

const isMembership = (json: unknown): json is Membership =>
  typeof json === 'object' && json !== null && 'memberId' in json;

/** The query of the basket's address that invites to a group: its id and mark. */
export const GROUP_PARAM = 'group';
