import * as v from 'valibot';

import { IdParam, TypedCode, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** Binary data of WebAuthn: base64url. */
const Bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/));
const Attachment = v.optional(v.picklist(['platform', 'cross-platform']));
const Extensions = v.optional(v.record(v.string(), v.unknown()), {});
const Credential = { id: Bytes, rawId: Bytes, type: v.literal('public-key') };

const Registration = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});

const Authentication = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: v.optional(Bytes),
  }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});

export const readFactor = request({ summary: 'The second factors of the caller' });
export const beginTotp = request({ summary: 'A new secret for an authenticator app' });
export const confirmTotp = request({
  summary: 'Set up an authenticator app by its first code',
  body: v.strictObject({ code: TypedCode }),
});
export const proveFactor = request({
  summary: 'Prove the session by an authenticator or recovery code',
  body: v.strictObject({ code: TypedCode }),
});
export const beginPasskey = request({ summary: 'Options to make a passkey' });
export const addPasskey = request({
  summary: 'Set up a passkey',
  body: v.strictObject({ name: typedText(50), credential: Registration }),
});
export const askPasskey = request({ summary: 'Options to ask for a passkey' });
export const provePasskey = request({
  summary: 'Prove the session by a passkey',
  body: v.strictObject({ credential: Authentication }),
});
export const removePasskey = request({
  summary: 'Remove a passkey of the caller',
  params: IdParam,
});
export const renewRecoveryCodes = request({ summary: 'Replace the recovery codes of the caller' });
