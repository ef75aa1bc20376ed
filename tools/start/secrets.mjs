import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = (count) => randomBytes(count).toString('base64');

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { sign: privateKey.toString('base64'), verify: publicKey.toString('base64') };
};

// No look-alikes: people type it.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';
const password = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('')).join(
    '-',
  );

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Keys and passwords of a local stack, made once per data folder and readable by its user only:
 * {identities: {<process>: {sign, verify}}, linkSigningKey, attemptEncryptionKey, authTokenKey, sandboxKey, sandboxPassword,
 * demoPassword}.
 * A process that joins later gets its key pair then.
 */
export const localSecrets = (dataDir, processNames) => {
  const file = join(dataDir, 'secrets.json');
  const known = read(file);
  const secrets = {
    linkSigningKey: bytes(32),
    attemptEncryptionKey: bytes(32),
    authTokenKey: bytes(32),
    sandboxKey: randomBytes(16).toString('hex'),
    sandboxPassword: randomBytes(16).toString('hex'),
    demoPassword: password(),
    ...known,
    identities: Object.fromEntries(processNames.map((name) => [name, known.identities?.[name] ?? keyPair()])),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
};
