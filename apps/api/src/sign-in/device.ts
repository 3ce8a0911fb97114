import type { Ctx } from '../http/serving/context.ts';
import { cookieText, FORWARDED_PROTO, isHttps } from '../http/cookie-text.ts';
import { callerBucket } from '../http/limits/rate-limit.ts';
import { equalInConstantTime } from '../kernel/secrets.ts';

/** Marks a device on which a phone was proven at this merchant. It names no person. */
export const DEVICE_COOKIE = 'device';
const LIFE_S = 180 * 24 * 3600;

type DeviceCtx = Pick<Ctx, 'secrets' | 'merchantId' | 'header' | 'clientAddress'>;

const sign = ({ secrets, merchantId }: DeviceCtx, id: string) =>
  secrets.hmac(`device|${merchantId}|${id}`).slice(0, 32);

/** The id of a device that has proven a phone before; null for one that is new or whose cookie is not ours. */
export function provenDevice(ctx: DeviceCtx): string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w-]{8,64})\\.([0-9a-f]{32})(?:;|$)`);
  const [, id, signature] = cookie.exec(ctx.header('cookie') ?? '') ?? [];
  return id && signature && equalInConstantTime(signature, sign(ctx, id)) ? id : null;
}

/** The Set-Cookie header that marks this device as proven, for half a year. */
export function deviceCookie(ctx: DeviceCtx & Pick<Ctx, 'newId'>): string {
  const id = provenDevice(ctx) ?? ctx.newId();
  const cookie = { name: DEVICE_COOKIE, value: `${id}.${sign(ctx, id)}`, maxAge: LIFE_S, isHttpOnly: true };
  return cookieText(cookie, isHttps(ctx.header(FORWARDED_PROTO)));
}

/** The caller's bucket: a verified device by itself, others by address. */
export function deviceBucket(ctx: DeviceCtx, name: string): string {
  const id = provenDevice(ctx);
  return id ? `${name}-device:${id}` : callerBucket(ctx, `${name}-address`);
}
