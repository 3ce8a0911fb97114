import * as v from 'valibot';

import { GROUP_MINUTES, GroupPays, MOST_PART_LINES } from '../../../group/group-order.schema.ts';
import { CartItem } from '../../../order/schemas/order-line.schema.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { PaymentType } from '../../../payment/payment.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { NAME_LENGTH } from '../../../validation/bounds.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { GroupMark } from './group-mark.ts';

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_LENGTH.max));
const Lines = v.pipe(v.array(CartItem), v.maxLength(MOST_PART_LINES));
const ByLink = v.object({ id: Id, mark: GroupMark });
const OfMember = v.object({ id: Id, memberId: Id });

export const startGroup = request({
  summary: 'Start a group order, or find the one that the caller has open',
  body: v.strictObject({
    name: Name,
    minutes: v.picklist(GROUP_MINUTES),
    lines: Lines,
    pays: v.optional(GroupPays),
  }),
});

export const readGroup = request({ summary: 'A group order by its link', params: ByLink });

export const groupEvents = request({ summary: 'A group order by its link, live', params: ByLink });

export const joinGroup = request({
  summary: 'Join a group order by its link',
  params: ByLink,
  body: v.strictObject({ name: Name, lines: Lines }),
});

export const editGroupPart = request({
  summary: 'Replace the own part of a group order',
  params: OfMember,
  body: v.strictObject({
    token: GroupMark,
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    lines: Lines,
    isDone: v.boolean(),
  }),
});

export const removeGroupMember = request({
  summary: 'Remove a person and their part from the own group order',
  params: OfMember,
});

export const moveGroup = request({
  summary: 'Close, reopen or cancel the own group order',
  params: IdParam,
  body: v.strictObject({ to: v.picklist(['OPEN', 'LOCKED', 'CANCELED']) }),
});

export const payGroupPart = request({
  summary: 'Where a member pays their own part of a placed group order',
  params: OfMember,
  body: v.strictObject({
    token: GroupMark,
    paymentType: PaymentType,
    platform: v.picklist(['WEB', 'TG', 'CLICK']),
    language: v.picklist(LANGUAGES),
  }),
});

export const coverGroup = request({
  summary: 'Take over what the others of the own group order have not paid',
  params: IdParam,
});
