import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

/** SMS providers a merchant may send through (ENUM-01). */
export const SMS_GATEWAYS = ['PLAY_MOBILE', 'ESKIZ'] as const;
/** The SMS provider (ENUM-01). */
export const SmsGateway = v.picklist(SMS_GATEWAYS);
export type SmsGateway = v.InferOutput<typeof SmsGateway>;
/** What the providers call themselves. */
export const SMS_GATEWAY_NAMES: Readonly<Record<SmsGateway, string>> = {
  PLAY_MOBILE: 'Play Mobile',
  ESKIZ: 'Eskiz',
};

/** A hex colour: `#RGB`, `#RRGGBB` or with alpha. */
export const Color = v.pipe(v.string(), v.hexColor());

const publicEntries = {
  id: Id,
  name: LocalizedText,
  logo: orNull(v.string()),
  color: orNull(Color),
  sub: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/)),
  yandexMapKey: orNull(v.string()),
  appId: orNull(v.string()),
  smsGateway: orNull(SmsGateway),
  isActive: flag(true),
  deleted: flag(),
  createdDate: orNull(Instant),
  lastModifiedDate: orNull(Instant),
  latitude: orNull(v.number()),
  longitude: orNull(v.number()),
  mainCityId: orNull(Id),
  domainUrl: orNull(v.string()),
};

/** The tenant as everyone may see it. The map key is a browser key, so it is public (D11). */
export const MerchantPublic = v.object(publicEntries);
export type MerchantPublic = v.InferOutput<typeof MerchantPublic>;
