import type { FastifyRequest } from 'fastify';

/** Whether what is kept compressed may be sent as it is. */
export const takesGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');
