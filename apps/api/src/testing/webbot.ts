import { endpoints } from '@dasturxon/core/api';

import { aPhone, type Scene } from './scene.ts';
import { anInitData } from './telegram.ts';

let lastId = 5_000_000_000;
/** The Telegram id of a guest unknown to every brand. */
export const aTelegramGuest = () => (lastId += 1);

/** The init data of a launch of this brand's mini-app, now. */
export const launchOf = (scene: Scene, userId = aTelegramGuest()) =>
  anInitData({ userId, now: scene.clock.now });

/** Signs in at this brand by init data. */
export const authAt = (scene: Scene, initData: string) =>
  scene.as(null)(endpoints.authWithInitData, { body: { initData } });

/** Signs in at this brand by a shared contact, with a typed phone and name that must not count. */
export const loginAt = (scene: Scene, body: { contactResponse: string; initData: string | null }) =>
  scene.as(null)(endpoints.loginWithContact, { body: { phone: aPhone(), firstName: 'Typed', ...body } });
