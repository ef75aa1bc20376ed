import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 128 random bits as 22 URL-safe characters: ids that are handed out. None begins with a hyphen, as an option of a command does. */
export const randomId = (): string => {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
};

/** 256 random bits: secrets that are handed out once and stored as their hash. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const eventId = (): string => randomUUID();

export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
