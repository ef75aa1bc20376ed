import { allRules, type Rule } from '@southline/contracts/rules';
import { isDomainError } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import type { Identity, Role } from '../identity/index.ts';
import { checkCaller } from './access.ts';

const secondsAgo = (minutes: number) => Math.floor(Date.now() / 1_000) - minutes * 60;

const outcome = (rule: Rule, role: Role, secondFactorAt: number | undefined, required: boolean): string => {
  const identity: Identity = { subject: 'member:M1', role, membershipNo: 'M1', secondFactorAt };
  try {
    checkCaller(rule, identity, required);
    return 'in';
  } catch (error) {
    return isDomainError(error) ? error.code : 'bug';
  }
};

const groups: Readonly<Record<string, readonly Role[]>> = {
  people: ['guest', 'Member', 'Dealer', 'Admin'],
  members: ['Member', 'Dealer', 'Admin'],
  staff: ['Dealer', 'Admin'],
  administrators: ['Admin'],
};

const factors = { none: undefined, fresh: secondsAgo(1), old: secondsAgo(16) } as const;

/** The expected result by the options in the proto. */
const expected = (rule: Rule, role: Role, factor: keyof typeof factors, required: boolean): string => {
  if (rule.callers.includes('anyone')) return 'in';
  if (!rule.callers.some((caller) => groups[caller]?.includes(role))) return 'Forbidden';
  if (role !== 'Dealer' && role !== 'Admin') return 'in';
  if (rule.withoutSecondFactor) return 'in';
  if (factor === 'none') return required ? 'SecondFactorRequired' : 'in';
  return rule.freshSecondFactor && factor === 'old' ? 'SecondFactorStale' : 'in';
};

test('every rpc admits exactly the roles and second factors that its proto names', () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const [path, rule] of Object.entries(allRules)) {
    for (const role of ['guest', 'Member', 'Dealer', 'Admin'] as const) {
      for (const factor of ['none', 'fresh', 'old'] as const) {
        for (const required of [false, true]) {
          const seen = outcome(rule, role, factors[factor], required);
          const should = expected(rule, role, factor, required);
          cells += 1;
          if (seen !== should) wrong.push(`${path} ${role} ${factor} ${required}: ${seen} instead of ${should}`);
        }
      }
    }
  }
  expect(cells).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

test('decisions about money and staff ask for a fresh factor, and only setting one up is open without', () => {
  const paths = (wanted: (rule: Rule) => boolean | undefined) =>
    Object.keys(allRules)
      .filter((path) => wanted(allRules[path] ?? { callers: [], repeatable: false, changes: false }))
      .map((path) => path.replace('/southline.', ''))
      .sort();
  expect(paths(({ freshSecondFactor }) => freshSecondFactor)).toEqual([
    'auth.v1.SecondFactorService/RemovePasskey',
    'auth.v1.SecondFactorService/RemoveTotp',
    'auth.v1.SecondFactorService/RenewRecoveryCodes',
    'auth.v1.SecondFactorService/ResetSecondFactor',
    'auth.v1.StaffService/ChangeStaffRole',
    'auth.v1.StaffService/DecideAdministrator',
    'auth.v1.StaffService/EndStaffSessions',
    'auth.v1.StaffService/InviteStaff',
    'auth.v1.StaffService/SetStaffDisabled',
    'orders.v1.DeskService/DecideWaiting',
    'orders.v1.OrdersService/CancelOrder',
    'orders.v1.PaymentsDeskService/DecidePaymentsWaiting',
    'payments.v1.DeskService/DecideWaiting',
    'returns.v1.DeskService/DecideWaiting',
    'returns.v1.ReturnsService/ProcessReturn',
  ]);
  expect(paths(({ withoutSecondFactor }) => withoutSecondFactor)).toEqual([
    'auth.v1.SecondFactorService/BeginPasskey',
    'auth.v1.SecondFactorService/BeginTotp',
    'auth.v1.SecondFactorService/ConfirmPasskey',
    'auth.v1.SecondFactorService/ConfirmTotp',
    'auth.v1.SecondFactorService/GetSecondFactor',
  ]);
});
