import { ContentServiceService, GetTextsResponse } from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer, service } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

/** Content as notifications sees it: words of the catalogue in Chinese, on the port that its address names. */
export const startContent = async (port: number, verifyKeys: string, texts: Readonly<Record<string, string>>) => {
  const { getTexts } = ContentServiceService;
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('content-neighbour', 'silent'),
    health: { ready: async () => true },
  });
  const handlers = {
    async getTexts({ screenName, language }: { screenName: string; language: string }) {
      if (screenName !== 'catalogue' || language !== 'zh')
        throw new DomainError('unavailable', 'Unavailable', 'There is no answer.');
      return GetTextsResponse.fromPartial({ texts });
    },
  };
  server.add({ getTexts }, handlers, { getTexts: service('notifications') });
  await server.listen('127.0.0.1', port);
  return { close: () => server.close(0) };
};
