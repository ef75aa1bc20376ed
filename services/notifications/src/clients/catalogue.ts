import { NoticeKind, NoticeServiceService } from '@southline/contracts/catalogue';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { regionOf } from '@southline/kernel/region';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { Notices } from '../domain/notice-mail.ts';

/** Reads wishes from the catalogue, with this service's own identity. */
export const createCatalogueClient = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): Notices & { close(): void } => {
  const client = createGrpcClient(NoticeServiceService, { address, token, credentials });
  return {
    async read(noticeId) {
      const found = await client.getNotice({ noticeId }).catch(undefinedIfNotFound);
      if (!found) return undefined;
      const { unconfirmed, kind, region, ...notice } = found;
      return {
        ...notice,
        region: regionOf(region),
        template: unconfirmed ? 'notice-requested' : 'notice-fulfilled',
        about: kind === NoticeKind.NOTICE_KIND_SUPERSEDED ? 'Superseded' : 'BackInStock',
      };
    },
    close: () => client.close(),
  };
};
