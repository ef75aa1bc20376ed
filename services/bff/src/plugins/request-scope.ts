import { addressKey } from '@southline/platform/address-key';
import { annotateSpan, failSpan, inSpan, runInScope } from '@southline/platform/telemetry';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '../context.ts';
import { newGuest } from '../security/guest-secret.ts';
import { needsCaller } from '../security/permissions.ts';
import { isStaffRole } from '../sessions/session.ts';
import { uploadTimeoutMs } from './body-pace.ts';
import { setGuestCookie } from './guest-cookie.ts';
import { whenClosed } from './when-closed.ts';

const deadlineMs = 5_000;
const patientDeadlineMs = 10_000;

const timeFor = ({ transfer, checkout, patient }: FastifyContextConfig): number => {
  if (transfer) return uploadTimeoutMs;
  return checkout || patient ? patientDeadlineMs : deadlineMs;
};

/** Aborts if the client disconnects before it has its answer. */
const hangUp = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

const answered = async (reply: FastifyReply) => {
  await new Promise<void>((resolve) => whenClosed(reply, resolve));
  annotateSpan({ 'http.response.status_code': reply.statusCode });
  if (reply.statusCode >= 500) failSpan(String(reply.statusCode));
};

/** Sets the deadline, the caller's identity and the span for every handler; service calls use them. */
export const addRequestScope = (app: App, { signer, settings }: Context): void => {
  const identityOf = (request: FastifyRequest, reply: FastifyReply) => {
    const { person, ip } = request;
    if (person)
      return isStaffRole(person.role) ? { ...person.identity, clientAddress: addressKey(ip) } : person.identity;
    const { permission } = request.routeOptions.config;
    if (!permission || !needsCaller(permission)) return undefined;
    if (request.guest) setGuestCookie(reply, request.guest, settings);
    else if (permission.opens) request.guest = newGuest();
    return request.guest && { subject: request.guest.subject, role: 'guest' as const };
  };

  app.addHook('preHandler', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions;
    const deadline = request.arrivedAt + timeFor(config) * settings.TIMEOUT_SCALE;
    const identity = identityOf(request, reply);
    const tokenFor = identity && ((service: string) => signer.sign(identity, service));
    const scope = { requestId: request.id, tokenFor, deadline, signal: hangUp(reply) };
    const work = () => {
      done();
      return answered(reply);
    };
    const attributes = { 'http.request.method': request.method, 'http.route': url };
    void runInScope(scope, () => inSpan(`${request.method} ${url}`, { kind: 'server', attributes }, work));
  });
};
