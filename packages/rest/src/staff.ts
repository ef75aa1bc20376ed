import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { longestName } from '@southline/kernel/order';
import { longestReason } from '@southline/kernel/reason';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { email, issued, object, prose, words } from './fields.ts';
import { administrators } from './who.ts';

const { post } = callsOf('Accounts');

const who = administrators;
const named = { email: email(LONGEST_ADDRESS, 1), reason: prose(longestReason, 1) };
const stale = ['SecondFactorStale', 'OwnAccount'] as const;

/** Accounts of staff. Each change needs a reason and is an entry of the journal. */
export const staffCalls = {
  'operations/get-staff': post(
    who,
    'Every account of staff, by e-mail address',
    object({}),
    dataAnswers(
      Type.Array(
        Type.Object({
          membershipNo: Type.String(),
          userType: words(['Dealer', 'Admin']),
          firstName: Type.String(),
          lastName: Type.String(),
          email: Type.String(),
          disabled: Type.Boolean(),
          secondFactor: Type.Boolean(),
          invited: Type.Boolean({ description: 'No password was set yet.' }),
          lastSignInAt: Type.String({ description: 'ISO 8601 UTC; empty: never.' }),
          sessions: Type.Integer(),
          sessionsVersion: Type.Integer({ description: 'operations/end-staff-sessions needs it.' }),
          proposedBy: Type.String({
            description: 'The administrator who wants this account to be one; empty: nobody.',
          }),
          proposedReason: Type.String(),
        }),
      ),
    ),
  ),
  'operations/invite-staff': post(
    who,
    'Creates an account and mails a link to set its password (7 days); for an invitation that was not taken up, a new link. An administrator is a dealer until a second administrator agrees.',
    object({
      ...named,
      firstName: prose(longestName, 1),
      lastName: prose(longestName, 1),
      userType: words(['Dealer', 'Admin']),
      requestID: issued(60, 1),
    }),
    answers({}),
    [...stale, 'AddressTaken'],
  ),
  'operations/change-staff-role': post(
    who,
    'Changes a role. To make an administrator, a second one has to agree. Sessions end with a role that is taken away.',
    object({ ...named, userType: words(['Member', 'Dealer', 'Admin']) }),
    dataAnswers(Type.Object({ waits: Type.Boolean({ description: 'For a second administrator.' }) })),
    [...stale, 'LastAdministrator'],
  ),
  'operations/decide-administrator': post(
    who,
    'A second administrator agrees to a new one, or declines; who proposed it may take it back.',
    object({ ...named, agreed: Type.Boolean() }),
    answers({}),
    [...stale, 'SecondAdministrator'],
  ),
  'operations/end-staff-sessions': post(
    who,
    'Ends every session of a staff member',
    object({ ...named, sessionsVersion: Type.Integer({ minimum: 1 }) }),
    answers({}),
    [...stale],
  ),
  'operations/set-staff-disabled': post(
    who,
    'Switches an account off, which ends its sessions, or on again',
    object({ ...named, disabled: Type.Boolean() }),
    answers({}),
    [...stale, 'LastAdministrator'],
  ),
};
