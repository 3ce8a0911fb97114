import * as v from 'valibot';

import { PhoneVerification } from '../auth/phone-verification.schema.ts';
import { SessionRecord } from '../auth/session-record.schema.ts';
import { User } from '../auth/user.schema.ts';
import { Brand } from '../merchant/brand.schema.ts';
import { MerchantPublic } from '../merchant/merchant.schema.ts';
import { Merchant } from '../merchant/whole-merchant.schema.ts';

/** Names of the fields that no public answer may carry (ENT-05, D11). */
export const MERCHANT_SECRETS = Object.keys(Merchant.entries).filter(
  (name) => !(name in MerchantPublic.entries),
);

/** A tenant with every secret filled in, so that a leak shows. */
export function aMerchant(change: Partial<Merchant> = {}): Merchant {
  const plain = v.parse(Merchant, {
    id: 'merchant-1',
    name: { ru: 'Дилкаш Ош', uz: 'Dilkash Osh', eng: 'Dilkash Osh' },
    sub: 'osh',
    color: '#FCE000',
    smsGateway: 'ESKIZ',
    yandexDeliveryKey: 'secret-delivery',
    iikoApiLogin: 'secret-login',
    iikoOrganizationId: 'secret-organization',
    smsUsername: 'secret-user',
    smsPassword: 'secret-password',
    mainCityId: 'city-1',
  });
  return { ...plain, ...change };
}

/** The same tenant as everyone may see it. */
export function aMerchantPublic(change: Partial<MerchantPublic> = {}): MerchantPublic {
  return { ...v.parse(MerchantPublic, aMerchant()), ...change };
}

/** An entry of the catalogue of brands. */
export function aBrand(change: Partial<Brand> = {}): Brand {
  const plain = v.parse(Brand, {
    id: 'brand-1',
    merchantId: 'merchant-1',
    name: { ru: 'Дилкаш Ош', uz: 'Dilkash Osh', eng: 'Dilkash Osh' },
    domainUrl: 'osh.localhost',
  });
  return { ...plain, ...change };
}

/** A customer of the merchant. */
export function aUser(change: Partial<User> = {}): User {
  const plain = v.parse(User, {
    id: 'user-1',
    firstName: 'Aziza',
    phone: '998901234567',
    merchantId: 'merchant-1',
  });
  return { ...plain, ...change };
}

/** A phone that waits for its code. */
export function aPhoneVerification(change: Partial<PhoneVerification> = {}): PhoneVerification {
  const plain = v.parse(PhoneVerification, { id: 'verification-1', phone: '998901234567', time: 60 });
  return { ...plain, ...change };
}

/** An account stored on the device, signed in. */
export function aSessionRecord(change: Partial<SessionRecord> = {}): SessionRecord {
  const plain = v.parse(SessionRecord, { token: 'token-1' });
  return { ...plain, merchant: aMerchantPublic(), user: aUser(), brand: aBrand(), ...change };
}
