import { expect, test } from 'vitest';
import { rules } from './gen/rules.ts';

const isFor = (callers: readonly string[]) =>
  callers.some((caller) => ['anyone', 'people', 'members', 'staff', 'administrators', 'bff'].includes(caller));
const isChange = (path: string) =>
  !/\/(Assess|Check|Complete|Count|Export|Find|Get|Identify|List|Preview|Quote|Read|Render|Resolve|Search|Suggest)/.test(
    path,
  );

test('while the shop is read-only people may sign in, finish a payment that began, and set switches; nothing else changes', () => {
  const goOn = Object.entries(rules).filter(
    ([path, { callers, changes }]) => isFor(callers) && isChange(path) && !changes,
  );
  expect(goOn.map(([path]) => path.split('/')[2]).sort()).toEqual([
    'AskSecondFactor',
    'BeginPasskey',
    'BeginTotp',
    'ConfirmPasskey',
    'ConfirmPayment',
    'ConfirmTotp',
    'FinishSignIn',
    'GiveSecondFactor',
    'MailOrderCode',
    'ReportCard',
    'SetSwitch',
    'SignIn',
    'SubmitOrder',
  ]);
});
