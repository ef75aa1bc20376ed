import type { Data } from '@southline/rest/types';

export type StaffAccount = Data<'operations/get-staff'>[number];

export type StaffAction =
  | 'agree'
  | 'decline'
  | 'to-Admin'
  | 'to-Dealer'
  | 'to-Member'
  | 'end-sessions'
  | 'disable'
  | 'enable'
  | 'invite-again';

/** The actions that this administrator may take on the account, the most likely first. */
export const actionsFor = (account: StaffAccount, ownNo: string): readonly StaffAction[] => {
  const { membershipNo, userType, proposedBy, disabled, invited, sessions } = account;
  if (membershipNo === ownNo) return [];
  const proposal: readonly StaffAction[] = proposedBy === ownNo ? ['decline'] : ['agree', 'decline'];
  return [
    ...(proposedBy ? proposal : []),
    ...(invited && !disabled ? (['invite-again'] as const) : []),
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    disabled ? 'enable' : 'disable',
    ...(userType === 'Dealer' && !proposedBy ? (['to-Admin'] as const) : []),
    ...(userType === 'Admin' ? (['to-Dealer'] as const) : []),
    'to-Member',
  ];
};
