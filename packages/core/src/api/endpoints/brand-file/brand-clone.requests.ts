import * as v from 'valibot';

import { SmsGateway } from '../../../merchant/merchant.schema.ts';
import { BrandName, TypedSub } from '../../../onboarding/brand-invite.schema.ts';
import { request } from '../../endpoint.ts';

const Part = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const readCloneOffer = request({ summary: 'What a copy of the brand needs' });

export const checkCloneSub = request({
  summary: 'Whether a short name of a new brand is free',
  body: v.strictObject({ sub: TypedSub }),
});

export const cloneBrand = request({
  summary: 'Make a new brand as a copy of this one',
  body: v.strictObject({
    name: BrandName,
    sub: TypedSub,
    /** The account by which the new brand sends codes; null where the deployment has the sandbox. */
    sms: v.nullable(v.strictObject({ gateway: SmsGateway, username: Part, password: Part })),
  }),
});
