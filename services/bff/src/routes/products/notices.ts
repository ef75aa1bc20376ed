import { NoticeKind } from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import { DomainError } from '@southline/kernel/errors';
import { done } from '@southline/rest/envelope';
import type { Route } from '../../context.ts';
import { accountGone } from '../auth/account-gone.ts';
import { callRoute } from '../call.ts';
import { formLimit } from '../enquiries/form-limit.ts';
import { languageOf } from '../language.ts';

const kinds = pascalWords(NoticeKind);

export const notify = callRoute(
  'products/notify',
  (context) => async (request) => {
    const { clients, limitMails } = context;
    const { partno: partNo, kind, email = '' } = request.body;
    // The account's own address is verified. Any other address is not.
    const account = request.person && (await clients.account.getProfile({}).catch(accountGone(request, context)));
    if (!account) await limitMails([email]);
    const { waiting } = await clients.notices.requestNotice({
      partNo,
      kind: kinds.wires[kind],
      region: request.region,
      language: languageOf(request),
      email: account ? (account.profile?.email ?? '') : email,
    });
    return { status: true, data: { status: waiting ? 'Waiting' : 'ConfirmByMail' } } as const;
  },
  ({ settings }) => ({ config: formLimit(settings) }),
);

export const confirmNotice = callRoute('products/confirm-notice', ({ clients }) => async ({ body }) => {
  const { partNo: partno, kind } = await clients.notices.confirmNotice({ token: body.token });
  return { status: true, data: { partno, kind: kinds.words[kind] ?? 'BackInStock' } } as const;
});

const endNoticesCall = callRoute('products/end-notices', ({ clients }) => async ({ body, query }) => {
  const token = query.token ?? body.token;
  if (token === undefined)
    throw new DomainError('invalid', 'InvalidRequest', 'The token is missing.', { token: 'is missing' });
  await clients.notices.endNotices({ token });
  return done;
});

/** Mail programs post a form whose only field marks the one-click request (RFC 8058). */
export const endNotices: Route = (app, context) => {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, parsed) => parsed(null, {}),
    );
    endNoticesCall(scope, context);
  });
};
