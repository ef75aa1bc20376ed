import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Compares tags as RFC 9110 defines for reads: lists, `*` and weak tags. A compressing proxy turns our tags into weak
 * ones.
 */
export const isNamedBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

/**
 * Answers 304 if the client has this version. Otherwise sets the version's tag, which the client sends with its next
 * request.
 */
export const isKnown = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (!isNamedBy(request.headers['if-none-match'], etag)) return false;
  reply.code(304).send();
  return true;
};
