import { DomainError } from '@southline/kernel/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logger/index.ts';
import { createSwitches, type SwitchOptions } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const logger = createLogger('test', 'silent');
const active = { name: 'payments-off', textEn: 'Later.', textZh: '稍后。', endsInMs: 60_000 };

/** A process with a fake content service and a fake clock. */
const aProcess = ({ overrides = {}, asks = true }: { overrides?: SwitchOptions['overrides']; asks?: boolean } = {}) => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const owner = { answer: { version: 0, active: [] as (typeof active)[] }, isAway: false, questions: 0 };
  const ask = async () => {
    owner.questions += 1;
    if (owner.isAway) throw new DomainError('unavailable', 'Unavailable', 'away');
    return owner.answer;
  };
  const switches = createSwitches({ overrides, logger });
  if (asks) switches.follow(ask);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { owner, switches, pass, names: () => switches.active().map(({ name }) => name) };
};

test('a switch that is set is known two seconds later, and so is its end', async () => {
  const { owner, pass, names, switches } = aProcess();
  await pass(10);
  expect(names()).toEqual([]);
  owner.answer = { version: 1, active: [active] };
  await pass(2_000);
  expect(names()).toEqual(['payments-off']);
  await expect(switches.refuse('payments-off')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'SwitchedOff',
    message: 'Later.',
    details: { en: 'Later.', zh: '稍后。', retryAfter: '60' },
  });
  owner.answer = { version: 2, active: [] };
  await pass(2_000);
  expect(names()).toEqual([]);
  await switches.stop();
});

test('while the owner is away the last answer counts, and the switch ends at its time', async () => {
  const { owner, pass, names, switches } = aProcess();
  owner.answer = { version: 1, active: [active] };
  await pass(10);
  owner.isAway = true;
  await pass(59_000);
  expect(names()).toEqual(['payments-off']);
  await pass(1_000);
  expect(names()).toEqual([]);
  await switches.stop();
});

test('the clock of the owner decides about the end, not the time of day of the process', async () => {
  const { owner, pass, names, switches } = aProcess();
  owner.answer = { version: 1, active: [active] };
  await pass(10);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(names()).toEqual(['payments-off']);
  owner.answer = { version: 1, active: [{ ...active, endsInMs: 300_000 }] };
  await pass(61_000);
  expect(names()).toEqual(['payments-off']);
  await switches.stop();
});

test('a process that starts waits for its first answer, two seconds at most', async () => {
  const late = aProcess();
  late.owner.isAway = true;
  const refused = expect(late.switches.refuse('payments-off')).rejects.toMatchObject({ code: 'SwitchedOff' });
  late.owner.answer = { version: 1, active: [active] };
  late.owner.isAway = false;
  await late.pass(1_100);
  await refused;
  await late.switches.stop();

  const never = aProcess();
  never.owner.isAway = true;
  const goesOn = never.switches.refuse('payments-off');
  await never.pass(2_000);
  await goesOn;
  await never.switches.stop();
});

test('the environment overrides what staff set, in both directions, also without an owner', async () => {
  const forcedOff = aProcess({ overrides: { 'payments-off': false } });
  forcedOff.owner.answer = { version: 1, active: [active] };
  await forcedOff.pass(10);
  expect(forcedOff.names()).toEqual([]);
  await forcedOff.switches.stop();

  const forcedOn = aProcess({ overrides: { 'payments-off': true }, asks: false });
  expect(forcedOn.names()).toEqual(['payments-off']);
  await expect(forcedOn.switches.refuse('payments-off')).rejects.toMatchObject({ code: 'SwitchedOff' });
  await forcedOn.switches.stop();
});
