import * as v from 'valibot';
import { expect, test } from 'vitest';

import {
  aBranch,
  aBrand,
  aMerchant,
  aMerchantPublic,
  anOrderContent,
  aSessionRecord,
  aUser,
} from '../testing/index.ts';
import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { MessengerLogin } from './messenger-login.schema.ts';
import { PhoneVerification } from './phone-verification.schema.ts';
import { Profile } from './profile.schema.ts';
import { SessionRecord } from './session-record.schema.ts';
import { Session, SignedInDevice } from './session.schema.ts';
import { ROLES, User } from './user.schema.ts';

const when = '2026-03-10T09:00:00Z';

keepsTheWire({
  row: 'ENT-02 user',
  schema: User,
  fields:
    'id firstName lastName phone email image birthday gender role cashback isActive merchantId createdDate lastModifiedDate'.split(
      ' ',
    ),
  minimal: { id: 'u' },
  full: {
    id: 'u',
    firstName: 'Aziza',
    lastName: 'Karimova',
    phone: '998901234567',
    email: 'a@example.uz',
    image: 'a.webp',
    birthday: '1999-05-05',
    gender: 'female',
    role: 'MANAGER',
    cashback: 1_500,
    isActive: false,
    merchantId: 'm',
    createdDate: when,
    lastModifiedDate: when,
  },
});

test('ENT-02 the roles are those of D10', () => {
  expect(ROLES.join(' ')).toBe('CLIENT OPERATOR COURIER WAITER KITCHEN MANAGER ADMIN SUPER_ADMIN');
});

const verification = {
  id: 'v',
  code: '123456',
  phone: '998901234567',
  type: 'WEB',
  time: 60,
  timestamp: when,
};

keepsTheWire({
  row: 'ENT-03 phone verification',
  schema: PhoneVerification,
  fields: ['id', 'code', 'phone', 'type', 'time', 'timestamp'],
  minimal: { phone: '998901234567' },
  full: verification,
});

keepsTheWire({
  row: 'ENT-45 messenger login',
  schema: MessengerLogin,
  fields: ['status', 'initData', 'phone', 'firstName', 'lastName'],
  minimal: {},
  full: { status: 'sent', initData: 'auth_date=1', phone: '998901234567', firstName: 'A', lastName: 'K' },
});

keepsTheWire({
  row: 'ENT-47 session record',
  schema: SessionRecord,
  fields: ['token', 'merchant', 'user', 'brand', 'orderRequest', 'nearestBranch'],
  minimal: {},
  full: {
    token: 't',
    merchant: aMerchantPublic(),
    user: aUser(),
    brand: aBrand(),
    orderRequest: anOrderContent(),
    nearestBranch: aBranch(),
  },
});

test('ENT-47 a list of records is kept, and none of them holds a secret of its merchant', () => {
  const records = v.parse(v.array(SessionRecord), [
    aSessionRecord(),
    { ...aSessionRecord(), merchant: aMerchant() },
  ]);
  expect(records).toHaveLength(2);
  expect(JSON.stringify(records)).not.toMatch(/secret/);
});

test('ENT-47 a sign-in answers a token and a user', () => {
  expect(v.parse(Session, { token: 't', user: { id: 'u' } }).user.role).toBe('CLIENT');
  expect(v.safeParse(Session, { token: '', user: { id: 'u' } }).success).toBe(false);
  expect(v.parse(SignedInDevice, { id: 's' }).isCurrent).toBe(false);
});

keepsTheWire({
  row: 'ENT-48 profile',
  schema: Profile,
  fields: ['id', 'phone', 'webSessionId', 'updateNumber'],
  minimal: {},
  full: { id: 'u', phone: '998901234567', webSessionId: 'w', updateNumber: verification },
});
