import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 128 random bits as 22 URL-safe characters: ids that are handed out. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** 256 random bits: secrets that are handed out once and stored as their hash. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const eventId = (): string => randomUUID();

export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
