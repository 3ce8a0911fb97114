import * as v from 'valibot';

import { LANGUAGES } from '../../../kernel/language.ts';
import { BrandName, TypedSub } from '../../../onboarding/brand-invite.schema.ts';
import { SETUP_STEPS, StepState } from '../../../onboarding/set-up.schema.ts';
import { MenuTemplate } from '../../../onboarding/menu-templates.ts';
import { NAME_LENGTH } from '../../../validation/bounds.ts';
import { TypedCode, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const readBrandInvite = request({
  summary: 'What the link of a new owner offers',
  body: v.strictObject({ token: Token }),
});
export const checkBrandSub = request({
  summary: 'Whether a short name of a brand is free',
  body: v.strictObject({ token: Token, sub: TypedSub }),
});
export const makeOwnBrand = request({
  summary: 'Make the brand of an invitation',
  body: v.strictObject({
    token: Token,
    name: BrandName,
    sub: TypedSub,
    /** The main language of the storefront. */
    language: v.picklist(['uz', 'ru', 'eng']),
    languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1), v.maxLength(LANGUAGES.length)),
    template: MenuTemplate,
  }),
});
export const acceptOwner = request({
  summary: 'Become the owner of a new brand by the code sent to a phone',
  body: v.strictObject({
    token: Token,
    phone: TypedPhone,
    code: TypedCode,
    name: v.pipe(typedText(NAME_LENGTH.max), v.minLength(NAME_LENGTH.min)),
  }),
});
export const readSetup = request({ summary: 'How far the brand is with its set-up' });
export const leaveSetupStep = request({
  summary: 'Keep how a step of the set-up was left',
  body: v.strictObject({ step: v.picklist(SETUP_STEPS), state: StepState }),
});
export const beginTestOrder = request({
  summary: 'Make the next orders of a phone test orders',
  body: v.strictObject({ phone: TypedPhone }),
});
export const endSetup = request({ summary: 'End the set-up' });
