import { isSameAddress } from '@southline/kernel/email';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { recognise } from '../../plugins/permissions.ts';

/** Whether the address is the signed-in sender's own. False if this cannot be checked. */
export const isOwnEmail = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  email: string,
): Promise<boolean> => {
  if (!request.person) await recognise(request, reply, context).catch(() => undefined);
  const own = request.person?.member?.profile?.email ?? '';
  return own !== '' && isSameAddress(own, email);
};
