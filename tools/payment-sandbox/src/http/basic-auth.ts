import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Checks the Authorization header (HTTP Basic: API key as user) in constant time. */
export const basicAuth = (key: string, password: string) => {
  const expected = digest(`Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`);
  return (header: string | undefined): boolean => timingSafeEqual(digest(header ?? ''), expected);
};
