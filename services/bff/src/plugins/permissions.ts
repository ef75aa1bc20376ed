import { secondFactorRequired } from '@southline/kernel/second-factor';
import { runInScope } from '@southline/platform/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '../context.ts';
import {
  describePermission,
  needsCaller,
  ownsNothing,
  permissionOf,
  requireRight,
  unauthorised,
} from '../security/permissions.ts';
import type { Person } from '../sessions/people.ts';
import { lacksSecondFactor } from '../sessions/session.ts';
import { sessionSecret, takeSession } from './session-cookie.ts';

const lookUpMs = 2_000;

type Door = Pick<Context, 'people' | 'settings'>;

/**
 * Finds the signed-in person and stores it on the request. The cookie of an expired session is removed, but not that of a
 * session which has just ended: another request may have renewed it, and a late answer must not remove the new cookie. Throws
 * Unavailable if the session cannot be checked, so that a caller with a session is never treated as a guest. If staff
 * need a second factor, a session without one is refused, unless the permission of the call allows it.
 */
export const recognise = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { people, settings }: Door,
): Promise<Person | 'over' | undefined> => {
  const secret = sessionSecret(request, settings);
  if (secret === undefined) return undefined;
  const scope = { requestId: request.id, deadline: Date.now() + lookUpMs };
  const person = await runInScope(scope, () => people.recognise(secret));
  if (person && settings.REQUIRE_SECOND_FACTOR && lacksSecondFactor(person.session)) {
    const { permission } = request.routeOptions.config;
    // Public pages are served as to a visitor who is not signed in.
    if (permission?.asks && !permission.withoutSecondFactor) return undefined;
    if (!permission?.withoutSecondFactor) throw secondFactorRequired();
  }
  request.person = person;
  if (person) return person;
  if (!(await people.hasJustEnded(secret))) takeSession(reply, settings);
  return 'over';
};

const hasEmptyToken = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'token' in body && body.token === '';

/** Checks every call of the scope against the table of permissions. Rights are checked before the body is read. */
export const addPermissions = (scope: App, door: Door): void => {
  scope.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    // Fastify adds a HEAD route to every GET route.
    const permission = permissionOf(method === 'HEAD' ? 'GET' : method, route.routePath);
    route.config = { ...route.config, permission };
    route.schema = { ...route.schema, description: describePermission(permission) };
  });

  scope.addHook('onRequest', async (request, reply) => {
    const { permission } = request.routeOptions.config;
    if (!permission || !needsCaller(permission)) return;
    const found = await recognise(request, reply, door);
    request.sessionEnded = found === 'over';
    if (request.sessionEnded && !permission.asks) throw unauthorised();
    requireRight(permission.who, request.person?.role);
  });

  scope.addHook('preValidation', async (request, reply) => {
    const other = request.routeOptions.config.permission?.withEmptyToken;
    if (!other || !hasEmptyToken(request.body)) return;
    await recognise(request, reply, door);
    requireRight(other, request.person?.role);
  });

  // Runs after validation, so that an invalid request gets its validation error and not NotFound.
  scope.addHook('preHandler', async ({ person, guest, routeOptions }) => {
    if (routeOptions.config.permission?.owns && !person && !guest) throw ownsNothing();
  });
};
