import * as v from 'valibot';

import { CODE_CHANNELS } from '../../../auth/code-channel.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { Id, orNull } from '../../../kernel/wire.ts';
import { InitData, TypedCode, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const InitDataBody = v.strictObject({ initData: InitData });

export const requestCode = request({
  summary: 'Send a sign-in code by SMS or Telegram',
  body: v.strictObject({
    phone: TypedPhone,
    type: v.optional(v.literal('WEB'), 'WEB'),
    channel: v.optional(v.picklist(CODE_CHANNELS), 'SMS'),
  }),
});

export const verifyCode = request({
  summary: 'Sign in with the code',
  body: v.strictObject({
    phone: TypedPhone,
    code: TypedCode,
    id: v.optional(v.nullable(Id)),
    initData: orNull(InitData),
  }),
});

export const exchangeInitData = request({
  summary: 'A token for signed init data',
  body: InitDataBody,
});

export const authWithInitData = request({
  summary: 'Sign in with signed init data',
  body: InitDataBody,
});

export const loginWithContact = request({
  summary: 'Sign in by sharing the contact',
  body: v.strictObject({
    phone: TypedPhone,
    firstName: typedText(200),
    lastName: orNull(typedText(200)),
    contactResponse: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
    initData: orNull(InitData),
  }),
});

export const getBotSetting = request({
  summary: 'What the messenger mini-app has to ask for',
});

export const logoutBot = request({
  summary: 'Sign out of the messenger mini-app',
  body: InitDataBody,
});

export const logoutBotKeepingLanguage = request({
  summary: 'Store the language of the bot and sign out',
  body: v.strictObject({ initData: InitData, language: v.picklist(LANGUAGES) }),
});

export const authWithClick = request({
  summary: 'Sign in with a Click web session',
  body: v.strictObject({ webSession: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
});
