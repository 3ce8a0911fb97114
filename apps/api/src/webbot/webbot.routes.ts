import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { authWithInitData } from './auth-with-init-data.ts';
import { readBotSetting } from './bot-setting.ts';
import { loginWithContact } from './login-with-contact.ts';
import { logoutOfTelegram } from './logout.ts';

/** Signing in and out inside Telegram (SES-09…11, D28, D47, D64). */
export function webbotRoutes(serve: Serve) {
  serve(endpoints.exchangeInitData, (ctx, { body }) => authWithInitData(ctx, body.initData));
  serve(endpoints.authWithInitData, (ctx, { body }) => authWithInitData(ctx, body.initData));
  serve(endpoints.loginWithContact, (ctx, { body }) => loginWithContact(ctx, body));
  serve(endpoints.getBotSetting, (ctx) => readBotSetting(ctx));
  serve(endpoints.logoutBot, (ctx, { body }) => logoutOfTelegram(ctx, { ...body, language: null }));
  serve(endpoints.logoutBotKeepingLanguage, (ctx, { body }) => logoutOfTelegram(ctx, body));
}
