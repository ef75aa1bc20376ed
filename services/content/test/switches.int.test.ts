import { SwitchServiceService } from '@southline/contracts/content';
import { contentStaffActed } from '@southline/contracts/events';
import { createLogger } from '@southline/platform/logger';
import { createSwitches } from '@southline/platform/switches';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { runContent } from './support/bench.ts';

const content = perFile(runContent);

const by = (membershipNo: string, role: 'Admin' | 'Dealer' | 'Member') =>
  content.client(SwitchServiceService, { subject: `member:${membershipNo}`, role, membershipNo });
const desk = () => by('901', 'Admin');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A request of an administrator with the current version of the board. */
const wanted = async (over: object = {}) => ({
  version: (await desk().listSwitches({})).version,
  name: 'payments-off',
  on: true,
  textEn: '',
  textZh: '',
  endsAt: inMinutes(5),
  reason: 'the provider is away',
  ...over,
});

const entries = () => eventsOf(content.mongo, contentStaffActed);

test('a switch reaches a process with its text, and ends by itself', async () => {
  const asked = content.asService(SwitchServiceService, 'bff');
  const switches = createSwitches({ overrides: {}, logger: createLogger('test', 'silent') });
  switches.follow(asked.getSwitches);
  await eventually(async () => (await desk().listSwitches({})).readers.some(({ service }) => service === 'bff'));
  await desk().setSwitch(await wanted({ textEn: 'Back soon.', textZh: '稍后恢复。', endsAt: inMinutes(4 / 60) }));
  const known = await eventually(() => switches.active()[0] ?? false);
  expect(known).toMatchObject({ name: 'payments-off', en: 'Back soon.', zh: '稍后恢复。' });
  await eventually(() => switches.active().length === 0);
  const { switches: board } = await desk().listSwitches({});
  expect(board.find(({ name }) => name === 'payments-off')).toMatchObject({ on: false, setBy: '901' });
  await switches.stop();
});

test('a switch is set and known while Kafka is away; its entry of the journal waits', async () => {
  const alone = await runContent({ KAFKA_BROKERS: '127.0.0.1:1' });
  const admin = alone.client(SwitchServiceService, { subject: 'member:901', role: 'Admin', membershipNo: '901' });
  await admin.setSwitch({ ...(await wanted()), version: 0 });
  const question = { instance: 'one', version: 0, overridden: [] };
  const { active } = await alone.asService(SwitchServiceService, 'bff').getSwitches(question);
  expect(active).toMatchObject([{ name: 'payments-off' }]);
  expect(await eventsOf(alone.mongo, contentStaffActed)).toHaveLength(1);
  await alone.stop();
});

test('the desk shows which version each process has', async () => {
  const { version } = await desk().setSwitch(await wanted({ on: false, endsAt: '' }));
  const ask = content.asService(SwitchServiceService, 'bff');
  await ask.getSwitches({ instance: 'one', version: version - 1, overridden: ['payments-off'] });
  const seen = (await desk().listSwitches({})).readers.find(({ instance }) => instance === 'one');
  expect(seen).toMatchObject({ service: 'bff', version: version - 1, overridden: ['payments-off'] });
});

test('setting a switch is an entry of the journal, with its reason and what it was before', async () => {
  const before = (await entries()).length;
  await desk().setSwitch(await wanted());
  await desk().setSwitch(await wanted({ on: false, endsAt: '', reason: 'it is back' }));
  const [on, off] = (await entries()).slice(before);
  expect(on).toMatchObject({
    action: 'switch-set',
    record: 'payments-off',
    actor: '901',
    reason: 'the provider is away',
  });
  expect(on).toMatchObject({ before: { state: 'off' }, after: { state: 'on' } });
  expect(off).toMatchObject({ reason: 'it is back', before: { state: 'on' }, after: { state: 'off' } });
});

test('of two administrators who saw the same switches the second is refused', async () => {
  const setting = await wanted();
  const answers = await Promise.allSettled([desk().setSwitch(setting), by('902', 'Admin').setSwitch(setting)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'SwitchesChanged' } });
  await expect(desk().setSwitch({ ...setting, version: 0 })).rejects.toMatchObject({ code: 'SwitchesChanged' });
});

test('read-only: content refuses changes too, answers questions, and the switch can be set off again', async () => {
  const enquiry = {
    requestId: unique('request'),
    name: 'Robin Lee',
    phone: '0412345678',
    email: `${unique('robin')}@shop.example`,
    comment: 'Do you sell fuses?',
    region: 'au',
    language: 'en',
    emailProven: true,
  };
  await desk().setSwitch(await wanted({ name: 'read-only', textEn: 'We are moving house.' }));
  const refused = { code: 'SwitchedOff', message: 'We are moving house.' };
  await eventually(() => expect(content.enquiries.submitEnquiry(enquiry)).rejects.toMatchObject(refused));
  expect(await content.screens.getFlags({ region: 'au' })).toEqual({ on: [] });
  await desk().setSwitch(await wanted({ name: 'read-only', on: false, endsAt: '' }));
  await eventually(() => content.enquiries.submitEnquiry(enquiry));
});

test('only an administrator sees and sets switches; people cannot pose as a process', async () => {
  const setting = await wanted();
  for (const role of ['Dealer', 'Member'] as const) {
    await expect(by('900', role).setSwitch(setting)).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(by('900', role).listSwitches({})).rejects.toMatchObject({ code: 'Forbidden' });
  }
  const question = { instance: 'x', version: 0, overridden: [] };
  await expect(desk().getSwitches(question)).rejects.toMatchObject({ code: 'Forbidden' });
});

test.each([
  ['reason', { reason: ' ' }],
  ['name', { name: 'everything-off' }],
  ['endsAt', { endsAt: '' }],
  ['endsAt', { endsAt: inMinutes(-1) }],
  ['endsAt', { endsAt: inMinutes(31 * 24 * 60) }],
  ['text', { textZh: '长'.repeat(301) }],
])('a setting without a right %s is refused', async (field, over) => {
  await expect(desk().setSwitch(await wanted(over))).rejects.toMatchObject({
    code: 'InvalidRequest',
    details: { [field]: expect.any(String) },
  });
});
