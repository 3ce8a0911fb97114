import { equalInConstantTime } from '../../kernel/secrets.ts';
import type { Ctx } from '../model/deps.ts';

type About = Pick<Ctx, 'secrets' | 'merchantId'>;

const MARK_LENGTH = 32;

const signed = ({ secrets, merchantId }: About, parts: readonly string[]): string =>
  secrets.hmac([parts[0], merchantId, ...parts.slice(1)].join('|')).slice(0, MARK_LENGTH);

/** What opens a group order by its link. */
export const linkMark = (about: About, groupId: string): string => signed(about, ['group', groupId]);

/** What proves that a part is the caller's. */
export const memberToken = (about: About, groupId: string, memberId: string): string =>
  signed(about, ['group-member', groupId, memberId]);

/** Whether a mark opens this group: made here, for it. */
export const opensGroup = (about: About, groupId: string, mark: string): boolean =>
  equalInConstantTime(mark, linkMark(about, groupId));

/** Whether a token is that of this member. */
export const provesMember = (about: About, of: { id: string; memberId: string }, token: string): boolean =>
  equalInConstantTime(token, memberToken(about, of.id, of.memberId));
