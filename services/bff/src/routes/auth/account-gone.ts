import { isDomainError } from '@southline/kernel/errors';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { unauthorised } from '../../security/permissions.ts';

/**
 * For `catch` of calls about the own account: one that auth has no more, or has closed, was closed in the last seconds.
 * Then nobody is signed in, and what was remembered of it counts no longer.
 */
export const accountGone =
  ({ person }: Pick<FastifyRequest, 'person'>, { people }: Pick<Context, 'people'>) =>
  (error: unknown): never => {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error;
    if (person) people.refresh(person);
    throw unauthorised();
  };
