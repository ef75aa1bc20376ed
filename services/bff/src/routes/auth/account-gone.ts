import { isDomainError } from '@southline/kernel/errors';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { unauthorised } from '../../security/permissions.ts';

/**
 * For `catch` of calls about the own account. NotFound means that the account was closed seconds ago. The person is then no
 * longer signed in, and the cached account state is dropped.
 */
export const accountGone =
  ({ person }: Pick<FastifyRequest, 'person'>, { people }: Pick<Context, 'people'>) =>
  (error: unknown): never => {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error;
    if (person) people.refresh(person);
    throw unauthorised();
  };
