import cookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { App, Settings } from '../context.ts';
import { type Guest, readGuest } from '../security/guest-secret.ts';

const days30 = 30 * 24 * 60 * 60;

const nameOf = ({ COOKIE_SECURE }: Pick<Settings, 'COOKIE_SECURE'>) => (COOKIE_SECURE ? '__Host-guest' : 'guest');

/** Sends the guest cookie, or renews it for another 30 days. */
export const setGuestCookie = (reply: FastifyReply, guest: Guest, settings: Settings): void => {
  reply.setCookie(nameOf(settings), guest.secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.COOKIE_SECURE,
    maxAge: days30,
  });
};

/** Reads the guest cookie of every request. */
export const addGuestCookie = async (app: App, settings: Settings): Promise<void> => {
  await app.register(cookie);
  app.decorateRequest('guest', undefined);
  app.decorateRequest('person', undefined);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request) => {
    request.guest = readGuest(request.cookies[nameOf(settings)]);
  });
};
