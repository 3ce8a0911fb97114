import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { PreparedBasket } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { apiError } from '../../http/api-error.ts';
import { equalInConstantTime } from '../../kernel/secrets.ts';
import type { Ctx } from '../../orders/model/deps.ts';

type About = Pick<Ctx, 'secrets' | 'merchantId' | 'now'>;

/** How long a person can open a link; the price is agreed again at checkout. */
const LIFE_MS = DAY_MS;
/** The largest content of a link that is unpacked, in bytes. */
const UNPACKED_LIMIT = 32 * 1024;

const signature = ({ secrets, merchantId }: About, body: string) =>
  secrets.hmac(['prepared', merchantId, body].join('|')).slice(0, 32);

/** The end of a link that is made now. */
export const linkEnd = ({ now }: Pick<About, 'now'>): string =>
  new Date(now().getTime() + LIFE_MS).toISOString();

/** A basket as text that only this server can make, and for one brand alone. Nothing is stored. */
export function toLink(ctx: About, basket: PreparedBasket): string {
  const body = deflateRawSync(JSON.stringify(basket)).toString('base64url');
  return `${body}.${signature(ctx, body)}`;
}

/** The basket of a link. Throws notFound for one that is altered, expired or of another brand. */
export function fromLink(ctx: About, link: string): PreparedBasket {
  const [body = '', mark = ''] = link.split('.');
  if (!equalInConstantTime(mark, signature(ctx, body))) throw apiError('notFound');
  const json = inflateRawSync(Buffer.from(body, 'base64url'), { maxOutputLength: UNPACKED_LIMIT });
  const basket = v.parse(PreparedBasket, JSON.parse(json.toString('utf8')));
  if (Date.parse(basket.expiresAt) <= ctx.now().getTime()) throw apiError('notFound');
  return basket;
}
