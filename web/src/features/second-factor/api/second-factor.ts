import { startRegistration } from '@simplewebauthn/browser';
import type { Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';

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

/** Reads again what is set up, and the session, which may have continued under a new id. */
const useChanged = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey }),
      queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
    ]);
};

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
  const api = useApi();
  const onSuccess = useChanged();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: async (body: Body<'auth/confirm-totp'>) => (await api.post('auth/confirm-totp', body)).data,
    onSuccess,
  });
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
  const api = useApi();
  const confirmed = useConfirmed();
  const onSuccess = useChanged();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { data } = await confirmed(() => api.post('auth/begin-passkey', { password }));
      const answer = await passkeyAnswer(() => startRegistration({ optionsJSON: JSON.parse(data.options) }));
      return (await api.post('auth/confirm-passkey', { token: data.token, answer, name })).data;
    },
    onSuccess,
  });
};

export const useRemovePasskey = () => {
  const api = useApi();
  const confirmed = useConfirmed();
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (id: string) => confirmed(() => api.post('auth/remove-passkey', { id })),
    onSuccess,
  });
};

export const useResetSecondFactor = () => {
  const confirmed = useConfirmed();
  return useCall((api, body: Body<'operations/reset-second-factor'>) =>
    confirmed(() => api.post('operations/reset-second-factor', body)),
  );
};

export const useRemoveTotp = () => {
  const api = useApi();
  const confirmed = useConfirmed();
  const onSuccess = useChanged();
  return useMutation({ mutationFn: () => confirmed(() => api.post('auth/remove-totp')), onSuccess });
};

export const useRenewRecoveryCodes = () => {
  const api = useApi();
  const confirmed = useConfirmed();
  const onSuccess = useChanged();
  return useMutation({
    gcTime: FORGOTTEN,
    mutationFn: async () => (await confirmed(() => api.post('auth/renew-recovery-codes'))).data.recoveryCodes,
    onSuccess,
  });
};
