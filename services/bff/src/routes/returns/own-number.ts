import type { FastifyRequest } from 'fastify';
import { notFound } from '../../contract/order-details.ts';

/**
 * A member number in a request is only compared with that of the session. A different number would name another
 * member's records.
 */
export const checkOwnNumber = ({ person }: Pick<FastifyRequest, 'person'>, memberno: string | undefined): void => {
  if (memberno && memberno !== person?.membershipNo) throw notFound('There is nothing here that is yours.');
};
