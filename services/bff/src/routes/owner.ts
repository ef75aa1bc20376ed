import type { FastifyRequest } from 'fastify';
import { notFound } from '../contract/order-details.ts';

/** The guest's subject. Whoever owns nothing is told what they are told of somebody else's record: NotFound. */
export const ownerOf = ({ guest }: Pick<FastifyRequest, 'guest'>): string => {
  if (!guest) throw notFound('There is nothing here that is yours.');
  return guest.subject;
};
