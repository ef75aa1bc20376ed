import { AuthServiceService } from '@southline/contracts/auth';
import { NoticeKind, NoticeServiceService } from '@southline/contracts/catalogue';
import { DocumentsServiceService } from '@southline/contracts/documents';
import { LocatorServiceService } from '@southline/contracts/locator';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { regionOf } from '@southline/kernel/region';
import { readTogether } from '@southline/platform/gather';
import type { Peer } from '@southline/platform/grpc';
import { recentRecords } from '@southline/platform/recent';
import type { MailedSecrets } from '../domain/account-mail.ts';
import type { DealerAddresses } from '../domain/dealer-mail.ts';
import type { Notices } from '../domain/notice-mail.ts';
import type { Attachment, Documents } from '../domain/ports.ts';

/** Reads the secrets of mails from the auth service, with this service's own identity. */
export const createAuthClient = (peer: Peer): MailedSecrets => {
  const client = peer.own(AuthServiceService);
  return {
    read: (requestId) => client.getMailedSecret({ requestId }).catch(undefinedIfNotFound),
  };
};

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

/**
 * Reads documents from the documents service, with this service's own identity: at most `most` that are asked for meanwhile
 * in one call. An answer may have only the first of them.
 */
export const createDocumentsClient = (peer: Peer, most: number): Documents => {
  const client = peer.own(DocumentsServiceService);
  return {
    readPaper: readTogether<Attachment>(most, async (ids) => {
      const found = new Map<string, Attachment>();
      for (let left = ids; left.length > 0; ) {
        const { documents } = await client.readDocuments({ documentIds: [...left] });
        for (const [at, { fileName, contentType, content }] of documents.entries())
          if (content.length > 0) found.set(left[at] ?? '', { fileName, contentType, content });
        left = left.slice(documents.length);
      }
      return found;
    }),
  };
};

/** E-mail addresses of dealers, each cached for a minute. The locator returns them to services only. */
export const createLocatorClient = (peer: Peer): DealerAddresses => {
  const client = peer.own(LocatorServiceService);
  const known = recentRecords<string>();
  return {
    async emailOf(dealerCode) {
      const cached = known.get(dealerCode);
      if (cached !== undefined) return cached;
      const email = (await client.getDealer({ dealerCode }).catch(undefinedIfNotFound))?.dealer?.email;
      if (email) known.set(dealerCode, email);
      return email;
    },
  };
};
