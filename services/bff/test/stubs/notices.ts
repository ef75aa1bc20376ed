import { NoticeKind, type NoticeServiceService, type RequestNoticeRequest } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

/** Records the requests with their callers. Only the token `good` is valid. */
export const createNotices = () => {
  const asked: (RequestNoticeRequest & { readonly by: string | undefined })[] = [];
  const ended: string[] = [];
  const refuse = (token: string) => {
    if (token !== 'good') throw new DomainError('declined', 'InvalidToken', 'invalid_token');
  };
  const handlers: Handlers<typeof NoticeServiceService> = {
    async requestNotice(request, { identity }) {
      if (request.partNo === 'IN-STOCK') throw new DomainError('declined', 'InStock', 'This part is in stock.');
      asked.push({ ...request, by: identity?.subject });
      return { waiting: identity?.role === 'Member' };
    },
    async confirmNotice({ token }) {
      refuse(token);
      return { partNo: 'SL-B-60', kind: NoticeKind.NOTICE_KIND_BACK_IN_STOCK };
    },
    async endNotices({ token }) {
      refuse(token);
      ended.push(token);
    },
    async getNotice() {
      throw new DomainError('not-found', 'NotFound', 'There is no such notice.');
    },
  };
  return { handlers, asked, ended };
};
