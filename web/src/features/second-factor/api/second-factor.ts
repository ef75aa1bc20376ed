import { startRegistration } from '@simplewebauthn/browser';
import type { Body, Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import { useRenewing } from '../../../shared/http/personal-data.ts';

export type Asked = Data<'auth/ask-second-factor'>;
export type Given = Omit<Body<'auth/give-second-factor'>, 'token'>;
/** Secrets and codes are not cached after their form is gone. */
const FORGOTTEN = 0;

export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'second-factor'],
    queryFn: async ({ signal }) => (await api.post('auth/get-second-factor', {}, { signal })).data,
    staleTime: 0,
  });

export const useGiveSecondFactor = () =>
  useCall(
    (api, { token, ...given }: Given & { token: string }) => api.post('auth/give-second-factor', { token, ...given }),
    { gcTime: FORGOTTEN },
  );

export const useBeginTotp = () => {
  const confirmed = useConfirmed();
  return useCall(
    async (api, password: string) => (await confirmed(() => api.post('auth/begin-totp', { password }))).data,
    { gcTime: FORGOTTEN },
  );
};

export const useConfirmTotp = () => {
  const renewing = useRenewing();
  return useCall(
    async (api, body: Body<'auth/confirm-totp'>) => (await renewing(() => api.post('auth/confirm-totp', body))).data,
    { gcTime: FORGOTTEN },
  );
};

/** The browser could not create or use a passkey, or the person cancelled it. */
export class PasskeyFailed extends Error {
  override readonly name = 'PasskeyFailed';
}

/** Lets the browser create or use a passkey, which shows the browser's own dialog. */
export const passkeyAnswer = async (ask: () => Promise<object>): Promise<string> => {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    throw new PasskeyFailed('passkey_failed', { cause: error });
  }
};

export const useAddPasskey = () => {
  const confirmed = useConfirmed();
  const renewing = useRenewing();
  return useCall(
    async (api, { name, password }: { name: string; password: string }) => {
      const { data } = await confirmed(() => api.post('auth/begin-passkey', { password }));
      const answer = await passkeyAnswer(() => startRegistration({ optionsJSON: JSON.parse(data.options) }));
      return (await renewing(() => api.post('auth/confirm-passkey', { token: data.token, answer, name }))).data;
    },
    { gcTime: FORGOTTEN },
  );
};

export const useRemovePasskey = () => {
  const confirmed = useConfirmed();
  const renewing = useRenewing();
  return useCall((api, id: string) => confirmed(() => renewing(() => api.post('auth/remove-passkey', { id }))));
};

export const useResetSecondFactor = () => {
  const confirmed = useConfirmed();
  return useCall((api, body: Body<'operations/reset-second-factor'>) =>
    confirmed(() => api.post('operations/reset-second-factor', body)),
  );
};

export const useRemoveTotp = () => {
  const confirmed = useConfirmed();
  const renewing = useRenewing();
  return useCall((api) => confirmed(() => renewing(() => api.post('auth/remove-totp'))));
};

export const useRenewRecoveryCodes = () => {
  const confirmed = useConfirmed();
  return useCall(async (api) => (await confirmed(() => api.post('auth/renew-recovery-codes'))).data.recoveryCodes, {
    gcTime: FORGOTTEN,
    reloads: [(api) => secondFactorQuery(api).queryKey],
  });
};
