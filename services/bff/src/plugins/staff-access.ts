import type { Permission } from '@southline/rest/who';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../context.ts';
import type { Person } from '../sessions/people.ts';
import { isStaffRole } from '../sessions/session.ts';
import { whenClosed } from './when-closed.ts';

const readsOthers = ({ who, staffToo }: Permission): boolean =>
  staffToo === true || who === 'S' || who === 'A' || who === 'O';

const recordFields = [
  'orderID',
  'orderNo',
  'returnItemID',
  'returnOrderNo',
  'membershipNo',
  'memberNo',
  'fileName',
] as const;

/** The records that a request names. */
const recordsOf = ({ params, query, body }: FastifyRequest): Record<string, string> => {
  const named: Record<string, unknown> = Object.assign({}, params, query, body);
  return Object.fromEntries(
    recordFields.flatMap((field) => {
      const value = named[field];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
};

type Needs = Pick<Context, 'securityLog' | 'countStaffReading' | 'logger'>;

/**
 * Writes each staff call that may show records of other people into the security log, including refused ones. Staff see
 * their own orders with the same calls, so those are logged too.
 */
export const recordStaffAccess = (scope: App, { securityLog, countStaffReading, logger }: Needs): void => {
  const record = (request: FastifyRequest, { membershipNo, role }: Person, status: number) => {
    const { url = '' } = request.routeOptions;
    const event = url.endsWith('.csv') ? 'export' : 'staff-access';
    const who = { account: membershipNo, role, clientAddress: request.ip, requestId: request.id };
    const outcome = status < 400 ? 'done' : String(status);
    const call = url.slice(url.indexOf(':region/') + ':region/'.length).replace(/^api\//, '');
    securityLog({ event, outcome, ...who, call, records: recordsOf(request) });
    if (outcome !== 'done') return;
    countStaffReading(membershipNo, event).then(
      (usual) => {
        if (!usual) securityLog({ event: 'mass-reading', outcome: event, ...who, call });
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        logger.warn({ reason }, 'reading by staff is not counted');
      },
    );
  };

  scope.addHook('onRequest', async (request, reply) => {
    const { permission } = request.routeOptions.config;
    if (!permission || !readsOthers(permission)) return;
    whenClosed(reply, () => {
      const { person } = request;
      if (person && isStaffRole(person.role)) record(request, person, reply.statusCode);
    });
  });
};
