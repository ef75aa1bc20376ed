import { toRequestRow, toReturnRow, toReturnSelection } from '../../contract/return-list.ts';
import { responseOf, stateOf } from '../../contract/return-words.ts';
import { callRoute } from '../call.ts';

export const getAdminReturnLists = callRoute('return/get-admin-return-lists', ({ clients }) => async (request) => {
  const { body, region } = request;
  const { returns, totalCount } = await clients.returns.listReturns({
    selection: toReturnSelection(body, region, true),
    state: stateOf(body.status),
    membershipNo: body.membershipNo ?? '',
    ready: body.ready ?? false,
  });
  return { status: true, returnList: returns.map(toReturnRow), totalCount };
});

export const getAdminReturnRequests = callRoute(
  'return/get-admin-return-requests',
  ({ clients }) =>
    async (request) => {
      const { body, region } = request;
      const { items, totalCount } = await clients.returns.listAllItems({
        selection: toReturnSelection(body, region, true),
        response: responseOf(body.status),
        membershipNo: body.membershipNo ?? '',
      });
      return { status: true, returnList: items.map(toRequestRow), totalCount };
    },
);
