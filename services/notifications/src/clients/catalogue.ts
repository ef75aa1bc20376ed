import { NoticeKind, NoticeServiceService } from '@southline/contracts/catalogue';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { regionOf } from '@southline/kernel/region';
import type { Peer } from '@southline/platform/grpc';
import type { Notices } from '../domain/notice-mail.ts';

/** Reads wishes from the catalogue, with this service's own identity. */
export const createCatalogueClient = (peer: Peer): Notices => {
  const client = peer.own(NoticeServiceService);
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
  };
};
