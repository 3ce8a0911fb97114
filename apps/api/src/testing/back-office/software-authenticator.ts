import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** Flags of WebAuthn: user present, user verified, attested credential data included. */
const PRESENT_AND_VERIFIED = 0b0000_0101;
const HAS_CREDENTIAL = 0b0100_0000;

type Asked = { challenge: string; origin: string; isVerified?: boolean };

/** The client data that a browser writes, base64url. */
const clientData = (type: string, { challenge, origin }: Asked) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);

/** A P-256 public key as a COSE key in CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x!), Buffer.from([0x22]), bytes(y!)]);
}

/** `{fmt: 'none', attStmt: {}, authData}` in CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
  const length = Buffer.concat([Buffer.from([0x59]), uint16(authData.length)]);
  return Buffer.concat([Buffer.from([0xa3]), ...parts, length, authData]);
}

/** An authenticator with one P-256 passkey, which signs by WebAuthn level 2. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;

  const authData = ({ origin, isVerified = true }: Asked, extra: { flags: number; data: Buffer }) => {
    counter += 1;
    const flags = (isVerified ? PRESENT_AND_VERIFIED : 1) | extra.flags;
    const host = new URL(origin).hostname;
    return Buffer.concat([sha256(host), Buffer.from([flags]), uint32(counter), extra.data]);
  };
  const id = base64url(credentialId);
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    /** What the browser sends for a new passkey. */
    register(asked: Asked) {
      const aaguid = Buffer.alloc(16);
      const data = Buffer.concat([aaguid, uint16(credentialId.length), credentialId, coseKey(publicKey)]);
      const object = attestation(authData(asked, { flags: HAS_CREDENTIAL, data }));
      const client = clientData('webauthn.create', asked);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(object),
          transports: ['internal'],
        },
      };
    },
    /** What the browser sends to prove the passkey. */
    prove(asked: Asked) {
      const data = authData(asked, { flags: 0, data: Buffer.alloc(0) });
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
    /** Sets the counter back, as a copy of the authenticator would have it. */
    rewind() {
      counter = 0;
    },
  };
}
