import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Compares as RFC 9110 does for reads: a list or `*`, and weak tags too, because a compressing proxy turns our tags into weak
 * ones.
 */
export const isNamedBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

/** Answers 304 to a client that has this version; otherwise sets the version for the next request. */
export const isKnown = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (!isNamedBy(request.headers['if-none-match'], etag)) return false;
  reply.code(304).send();
  return true;
};
