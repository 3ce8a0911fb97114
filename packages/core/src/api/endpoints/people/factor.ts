import * as v from 'valibot';

import { NewRecoveryCodes, SecondFactor, TotpSecret } from '../../../staff/sign-in/second-factor.schema.ts';
import { StaffSession } from '../../../staff/staff-session.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './factor.requests.ts';

/** Options of the WebAuthn API in its JSON form; the browser's library reads them. */
const PasskeyOptions = v.looseObject({ challenge: v.string() });

/** The caller's second factors. */
export const readFactor = endpoint({
  method: 'GET',
  path: '/admin/v1/factor',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  answer: SecondFactor,
});

/** A new secret for an authenticator app. It counts once `confirmTotp` has had a code of it. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/admin/v1/factor/totp',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  answer: TotpSecret,
});

/** Sets the authenticator app up by its first code. The session is proven from now on. */
export const confirmTotp = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/factor/totp/confirm',
    auth: 'staff',
    host: 'backOffice',
    beforeFactor: true,
    answer: NewRecoveryCodes,
  },
  accepts<typeof requests.confirmTotp>(),
);

/** Proves the session by a code of the authenticator app, or by a recovery code, which is used up. */
export const proveFactor = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/factor/prove',
    auth: 'staff',
    host: 'backOffice',
    beforeFactor: true,
    answer: StaffSession,
  },
  accepts<typeof requests.proveFactor>(),
);

/** What the browser needs to make a passkey of this host. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/admin/v1/factor/passkeys/options',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  answer: PasskeyOptions,
});

/** Sets a passkey up. The session is proven from now on. */
export const addPasskey = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/factor/passkeys',
    auth: 'staff',
    host: 'backOffice',
    beforeFactor: true,
    answer: NewRecoveryCodes,
  },
  accepts<typeof requests.addPasskey>(),
);

/** What the browser needs to ask for one of the caller's passkeys. */
export const askPasskey = endpoint({
  method: 'POST',
  path: '/admin/v1/factor/passkeys/ask',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  answer: PasskeyOptions,
});

/** Proves the session by a passkey. */
export const provePasskey = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/factor/passkeys/prove',
    auth: 'staff',
    host: 'backOffice',
    beforeFactor: true,
    answer: StaffSession,
  },
  accepts<typeof requests.provePasskey>(),
);

/** Removes a passkey of the caller. */
export const removePasskey = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/factor/passkeys/{id}',
    auth: 'staff',
    host: 'backOffice',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removePasskey>(),
);

/** Replaces the caller's recovery codes. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/v1/factor/recovery-codes',
  auth: 'staff',
  host: 'backOffice',
  answer: NewRecoveryCodes,
});
