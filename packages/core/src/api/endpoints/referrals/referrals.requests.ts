import * as v from 'valibot';

import { INVITATION_CODE } from '../../../loyalty/referral.ts';
import { request } from '../../endpoint.ts';

const Code = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(INVITATION_CODE));

export const readReferral = request({ summary: 'The invitation of the customer and what it has brought' });

export const readInvitation = request({
  summary: 'What an invitation gives',
  params: v.object({ code: Code }),
});

export const acceptInvitation = request({
  summary: 'Accept an invitation before the first order',
  body: v.strictObject({ code: Code }),
});
