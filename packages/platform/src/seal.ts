import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const idLength = 8;

/** Identifies the key without revealing it. */
const idOf = (key: KeyObject) => createHash('sha256').update(key.export()).digest('hex').slice(0, idLength);

const openWith = (key: KeyObject, content: string, context: string): string => {
  const bytes = Buffer.from(content, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
};

/** Older texts carry no key id, so each key is tried. */
const openUnnamed = (keys: readonly KeyObject[], content: string, context: string): string => {
  const failures: unknown[] = [];
  for (const key of keys) {
    try {
      return openWith(key, content, context);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
};

/** AES-256-GCM: nonce, tag, cipher text. Keys have 32 bytes; `others` are the previous or next key, for opening only. */
export const createSealer = (own: Buffer, others: readonly Buffer[] = []) => {
  // Node takes a key object three times as fast as a buffer.
  const key = createSecretKey(own);
  const keys = [key, ...others.map((other) => createSecretKey(other))];
  const ownId = idOf(key);
  const byId = new Map(keys.map((known) => [idOf(known), known]));
  return {
    /** Encrypts a text to `key id.base64`. It can be decrypted only with the same `context`. */
    seal(text: string, context: string) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${ownId}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
    },
    /** Throws for a text that was changed, belongs to another context, or was encrypted with an unknown key. */
    open(sealed: string, context: string) {
      // Base64 has no dot.
      const [id = '', content] = sealed.split('.');
      if (content === undefined) return openUnnamed(keys, sealed, context);
      const named = byId.get(id);
      if (!named) throw new Error(`It is sealed with the key ${id}, which is not known here.`);
      return openWith(named, content, context);
    },
    /** Whether the text was encrypted with the current key. */
    isCurrent: (sealed: string) => sealed.startsWith(`${ownId}.`),
  };
};

export type Sealer = ReturnType<typeof createSealer>;
