import { randomSecret, sha256Hex } from '@southline/platform/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../context.ts';
import { longestMs } from '../sessions/session.ts';

type Cookies = Pick<Settings, 'COOKIE_SECURE'>;

const yearSeconds = 365 * 24 * 60 * 60;
// 256 bits in base64url.
const secretShape = /^[A-Za-z0-9_-]{43}$/;

/** Browsers refuse the `__Host-` prefix over plain http. */
const named = (name: string, { COOKIE_SECURE }: Cookies) => (COOKIE_SECURE ? `__Host-${name}` : name);

const options = ({ COOKIE_SECURE }: Cookies) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: COOKIE_SECURE }) as const;

/** Undefined if the browser sent no session cookie. */
export const sessionSecret = ({ cookies }: FastifyRequest, settings: Cookies): string | undefined =>
  cookies[named('sid', settings)];

/** The server decides when a session ends. The cookie lasts as long as the longest session. */
export const giveSession = (reply: FastifyReply, secret: string, settings: Cookies): void => {
  reply.setCookie(named('sid', settings), secret, { ...options(settings), maxAge: longestMs / 1_000 });
};

export const takeSession = (reply: FastifyReply, settings: Cookies): void => {
  reply.clearCookie(named('sid', settings), options(settings));
};

/** A secret by which auth recognises a browser at sign-in. */
export interface Device {
  readonly secret: string;
  readonly hash: string;
}

export const newDevice = (): Device => {
  const secret = randomSecret();
  return { secret, hash: sha256Hex(secret) };
};

export const readDevice = ({ cookies }: FastifyRequest, settings: Cookies): Device | undefined => {
  const secret = cookies[named('device', settings)];
  return secret !== undefined && secretShape.test(secret) ? { secret, hash: sha256Hex(secret) } : undefined;
};

/** Sends the device cookie, or renews it for another year. */
export const setDeviceCookie = (reply: FastifyReply, { secret }: Device, settings: Cookies): void => {
  reply.setCookie(named('device', settings), secret, { ...options(settings), maxAge: yearSeconds });
};
