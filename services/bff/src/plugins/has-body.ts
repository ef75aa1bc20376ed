import type { FastifyRequest } from 'fastify';

/** Whether something follows the headers of a request. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
