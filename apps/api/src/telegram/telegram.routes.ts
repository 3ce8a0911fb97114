import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving.ts';
import {
  authWithInitData,
  exchangeInitData,
  loginWithContact,
  logoutBot,
  readBotSetting,
} from './sign-in.ts';

/** The calls of the messenger mini-app. */
export function telegramRoutes(serve: Serve) {
  serve(endpoints.exchangeInitData, (ctx, { body }) => exchangeInitData(ctx, body.initData));
  serve(endpoints.authWithInitData, (ctx, { body }) => authWithInitData(ctx, body.initData));
  serve(endpoints.loginWithContact, (ctx, { body }) => loginWithContact(ctx, body));
  serve(endpoints.getBotSetting, (ctx) => readBotSetting(ctx));
  serve(endpoints.logoutBot, (ctx, { body }) => logoutBot(ctx, body));
  serve(endpoints.logoutBotKeepingLanguage, (ctx, { body }) => logoutBot(ctx, body));
}
