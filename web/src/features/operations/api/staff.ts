import type { Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import type { StaffAccount, StaffAction } from '../model/staff.ts';

const staffKey = (api: Api) => [api.region, 'account', 'staff'] as const;

/** Every staff account. Loaded again whenever a page shows it. */
export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: staffKey(api),
    queryFn: async ({ signal }): Promise<Data<'operations/get-staff'>> =>
      (await api.post('operations/get-staff', {}, { signal })).data,
    staleTime: 0,
  });

export interface StaffChange {
  readonly account: StaffAccount;
  readonly action: StaffAction;
  readonly reason: string;
}

type Invitation = Omit<Body<'operations/invite-staff'>, 'requestID'>;

const send = (api: Api, { account, action, reason }: StaffChange, requestID: string): Promise<unknown> => {
  const { email, firstName, lastName, userType, proposedBy, sessionsVersion } = account;
  const named = { email, reason };
  switch (action) {
    case 'agree':
    case 'decline':
      return api.post('operations/decide-administrator', { ...named, agreed: action === 'agree' });
    case 'to-Admin':
      return api.post('operations/change-staff-role', { ...named, userType: 'Admin' });
    case 'to-Dealer':
      return api.post('operations/change-staff-role', { ...named, userType: 'Dealer' });
    case 'to-Member':
      return api.post('operations/change-staff-role', { ...named, userType: 'Member' });
    case 'end-sessions':
      return api.post('operations/end-staff-sessions', { ...named, sessionsVersion });
    case 'disable':
    case 'enable':
      return api.post('operations/set-staff-disabled', { ...named, disabled: action === 'disable' });
    case 'invite-again': {
      const wanted = proposedBy ? 'Admin' : userType;
      return api.post('operations/invite-staff', { ...named, firstName, lastName, userType: wanted, requestID });
    }
  }
};

/** A call that is repeated after a lost answer keeps its request id, so that it has one effect. */
const useStaffMutation = <Change>(call: (api: Api, change: Change, requestID: string) => Promise<unknown>) => {
  const api = useApi();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const requestID = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (change: Change) => confirmed(() => call(api, change, requestID.current)),
    onSuccess: () => {
      requestID.current = crypto.randomUUID();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey(api) }),
  });
};

export const useChangeStaff = () => useStaffMutation<StaffChange>(send);

export const useInviteStaff = () =>
  useStaffMutation<Invitation>((api, invitation, requestID) =>
    api.post('operations/invite-staff', { ...invitation, requestID }),
  );
