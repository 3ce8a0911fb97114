import { endpoints, unwrap } from '@dasturxon/core/api';

import type { Scene } from './scene.ts';

/** Requests a code for a phone and reads it from the SMS. */
export async function codeFor(scene: Scene, phone: string): Promise<string> {
  unwrap(await scene.as(null)(endpoints.requestCode, { body: { phone } }));
  const [text] = await scene.smsTo(phone);
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

/** Sends a code back. */
export const verify = (scene: Scene, phone: string, code: string) =>
  scene.as(null)(endpoints.verifyCode, { body: { phone, code } });

/** Moves the clock of a scene. */
export const later = (scene: Scene, seconds: number) => {
  scene.clock.now = new Date(scene.clock.now.getTime() + seconds * 1000);
};
