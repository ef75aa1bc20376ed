import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const userPresent = 0x01;
const withKey = 0x40;

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A CBOR text of at most 23 characters. */
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
/** A CBOR byte string of at most 255 bytes. */
const bytes = (content: Buffer) => Buffer.concat([Buffer.from([0x58, content.length]), content]);

/** A browser with a key pair, as a WebAuthn authenticator without attestation. */
export const anAuthenticator = (origin: string, rpId = new URL(origin).hostname) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number) => Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter)]);

  return {
    id,
    /** The answer to options for creating a passkey. */
    create(options: string): string {
      const { challenge } = JSON.parse(options);
      // COSE: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);
      const authData = Buffer.concat([head(userPresent + withKey), credential]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
    /** The answer to a challenge. `count`: the authenticator's counter. */
    use(options: string, count = counter + 1): string {
      counter = count;
      const { challenge } = JSON.parse(options);
      const client = clientData('webauthn.get', challenge);
      const authData = head(userPresent);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
  };
};
