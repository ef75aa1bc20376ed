import { GetNoticeResponse, NoticeKind, type NoticeServiceService } from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import { regionOf } from '@southline/kernel/region';
import type { Handlers } from '@southline/platform/grpc';
import { type NoticePorts, requestNotice } from '../../application/notices/request-notice.ts';
import { invalid } from '../../domain/errors.ts';
import { invalidToken, noNotice } from '../../domain/notices/notice.ts';

const kinds = pascalWords(NoticeKind);

export const noticeHandlers = (ports: NoticePorts): Handlers<typeof NoticeServiceService> => {
  const { notices, clock } = ports;
  const request = requestNotice(ports);
  return {
    requestNotice: async ({ kind: asked, region, ...wish }, { identity }) => {
      const kind = kinds.words[asked];
      if (!kind) throw invalid('kind', 'Choose the kind of notice.');
      // The BFF sends a member's own address; any other address could be a stranger's.
      const proven = identity !== undefined && identity.role !== 'guest' && identity.role !== 'service';
      return { waiting: await request({ ...wish, kind, region: regionOf(region), proven }) };
    },
    confirmNotice: async ({ token }) => {
      const confirmed = await notices.confirm(token, clock.now());
      if (!confirmed) throw invalidToken();
      return { partNo: confirmed.partNo, kind: kinds.wires[confirmed.kind] };
    },
    endNotices: async ({ token }) => {
      if (!(await notices.end(token, clock.now()))) throw invalidToken();
    },
    getNotice: async ({ noticeId }) => {
      const notice = await notices.forMail(noticeId);
      if (!notice) throw noNotice();
      return GetNoticeResponse.fromPartial({ ...notice, kind: kinds.wires[notice.kind] });
    },
  };
};
