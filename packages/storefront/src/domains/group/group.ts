import { atom } from 'jotai';
import type { GroupMember, GroupOrder } from '@dasturxon/core/group';

import { GROUP_PARAM, type Membership } from './membership.ts';

/** The group as the server last sent it. */
export const groupOrderAtom = atom<GroupOrder | null>(null);

/** The page that a link of a group opens. */
export const groupPath = ({ id, mark }: Pick<Membership, 'id' | 'mark'>): string =>
  `/basket?${GROUP_PARAM}=${id}.${mark}`;

/** The own part of a group; undefined after the host has removed it. */
export const ownPart = (
  group: GroupOrder,
  { memberId }: Pick<Membership, 'memberId'>,
): GroupMember | undefined => group.members.find(({ id }) => id === memberId);
