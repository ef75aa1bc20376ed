import { GetNoticeResponse, NoticeServiceService } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

/** A fake catalogue that returns notices by id, on the port that notifications calls. */
export const startCatalogue = async (port: number, verifyKeys: string) => {
  const notices = new Map<string, Partial<GetNoticeResponse>>();
  const { getNotice } = NoticeServiceService;
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('catalogue-stub', 'silent'),
    health: { ready: async () => true },
  });
  const handlers = {
    async getNotice({ noticeId }: { noticeId: string }) {
      const notice = notices.get(noticeId);
      if (!notice) throw new DomainError('not-found', 'NotFound', 'There is no such notice.');
      return GetNoticeResponse.fromPartial(notice);
    },
  };
  server.add({ getNotice }, handlers);
  await server.listen('127.0.0.1', port);
  return { notices, close: () => server.close(0) };
};
