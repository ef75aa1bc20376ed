import type { FastifyReply, FastifyRequest } from 'fastify';

/** As RFC 9110 compares them for reading: a list or `*`, and weak ones too, which is what a proxy that compresses makes of ours. */
export const isNamedBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

/** Answers 304 to a client that has this version already; otherwise the answer is marked with it, to be asked about next time. */
export const isKnown = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (!isNamedBy(request.headers['if-none-match'], etag)) return false;
  reply.code(304).send();
  return true;
};
