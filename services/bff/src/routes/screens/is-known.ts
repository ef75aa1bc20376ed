import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers 304 to whoever has this version already; otherwise the answer is marked with it, to be asked about next time. */
export const isKnown = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304).send();
  return true;
};
