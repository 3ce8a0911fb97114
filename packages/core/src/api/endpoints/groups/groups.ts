import * as v from 'valibot';

import { GroupOrder } from '../../../group/group-order.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { PaymentPage } from '../payments.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { GroupMark } from './group-mark.ts';
import type * as requests from './groups.requests.ts';

/** What a member keeps on their device: the link's mark, and the proof that the part is theirs. */
const Membership = v.object({ id: Id, mark: GroupMark, memberId: Id, token: GroupMark });

/** Starts a group order (C6). The caller's open group is answered instead of a second one. */
export const startGroup = endpoint(
  { method: 'POST', path: '/orders/v1/groups', auth: 'customer', answer: Membership },
  accepts<typeof requests.startGroup>(),
);

/** A group order, for anyone who has its link. */
export const readGroup = endpoint(
  { method: 'GET', path: '/orders/v1/groups/{id}/link/{mark}', auth: 'none', answer: GroupOrder },
  accepts<typeof requests.readGroup>(),
);

/** The same, sent whole at once and after each change. */
export const groupEvents = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/groups/{id}/link/{mark}/events',
    auth: 'none',
    answer: GroupOrder,
    answerType: 'events',
  },
  accepts<typeof requests.groupEvents>(),
);

/** Joins a group order without signing in. */
export const joinGroup = endpoint(
  { method: 'POST', path: '/orders/v1/groups/{id}/link/{mark}', auth: 'none', answer: Membership },
  accepts<typeof requests.joinGroup>(),
);

/** Replaces the caller's own part. `group.changed`: the part has another version. */
export const editGroupPart = endpoint(
  {
    method: 'PUT',
    path: '/orders/v1/groups/{id}/members/{memberId}',
    auth: 'none',
    answer: GroupOrder,
    silent: true,
  },
  accepts<typeof requests.editGroupPart>(),
);

/** The host removes a person and their part. */
export const removeGroupMember = endpoint(
  {
    method: 'DELETE',
    path: '/orders/v1/groups/{id}/members/{memberId}',
    auth: 'customer',
    answer: GroupOrder,
  },
  accepts<typeof requests.removeGroupMember>(),
);

/** The host closes the parts for checkout, opens them again, or cancels the group. */
export const moveGroup = endpoint(
  { method: 'POST', path: '/orders/v1/groups/{id}/state', auth: 'customer', answer: GroupOrder },
  accepts<typeof requests.moveGroup>(),
);

/** Where a member pays their own part of a placed order in which each pays (C6). Throws payment.* errors. */
export const payGroupPart = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/groups/{id}/members/{memberId}/payment',
    auth: 'none',
    answer: PaymentPage,
  },
  accepts<typeof requests.payGroupPart>(),
);

/** The host takes over what the others have not paid. `payment.inProgress`: one of them is paying right now. */
export const coverGroup = endpoint(
  { method: 'POST', path: '/orders/v1/groups/{id}/cover', auth: 'customer', answer: GroupOrder },
  accepts<typeof requests.coverGroup>(),
);
