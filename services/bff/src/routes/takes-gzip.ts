import type { FastifyRequest } from 'fastify';

/** Whether a stored gzip body may be sent without decompressing it. */
export const takesGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');
