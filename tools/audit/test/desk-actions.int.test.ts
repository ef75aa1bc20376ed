import { globSync } from 'node:fs';
import { allRules } from '@southline/contracts/rules';
import { isDomainError } from '@southline/kernel/errors';
import type { Identity } from '@southline/platform/identity';
import { unique } from '@southline/testkit';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openBackOffice } from './support/back-office.ts';
import { type Action, aPerson, type Case, decisionsOf, deskActions } from './support/desk-actions.ts';
import { openShop } from './support/shop.ts';

/** One unit of the goods is below the amount, a whole order is above it. */
const settings = { REQUIRE_SECOND_FACTOR: 'true', SECOND_PERSON_ABOVE_CENTS: '30000' };

const desk = perFile(async () => {
  const shop = await openShop({ settings });
  const office = await openBackOffice(shop);
  const services = { ...shop.services, ...office };
  return {
    actions: deskActions(shop, services),
    decisions: decisionsOf(services),
    async stop() {
      for (const bench of Object.values(office)) await bench.stop();
      await shop.stop();
    },
  };
});

/** All callers except the last two have confirmed a second factor a minute ago. */
const callers = {
  Member: () => aPerson('Member', 1),
  Dealer: () => aPerson('Dealer', 1),
  Admin: () => aPerson('Admin', 1),
  'Admin without a second factor': () => aPerson('Admin'),
  'Admin, given 16 minutes ago': () => aPerson('Admin', 16),
} as const;

const refusals: Readonly<Record<string, string>> = {
  SecondFactorRequired: 'has to set it up',
  SecondFactorStale: 'is asked again',
};

/** "done", or the code of the refusal. */
const answerOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (isDomainError(error)) return error.code;
    throw error;
  }
};

const inWords = (answer: string): string => (answer === 'done' ? 'yes' : (refusals[answer] ?? 'no'));

const entriesBy = async ({ mongo }: Action, people: readonly Identity[]): Promise<number> => {
  const names = people.map(({ membershipNo }) => membershipNo);
  const entries = (await entriesOf(mongo)).filter(({ actor }) => names.includes(actor));
  return new Set(entries.map(({ actionId }) => actionId)).size;
};

/** Performs the action as each caller and returns the answers. A refused call must have no effect. */
const admitted = async (action: Action): Promise<readonly string[]> => {
  let one: Case | undefined;
  const cells: string[] = [];
  for (const come of Object.values(callers)) {
    one ??= await action.fresh();
    const answer = await answerOf(one.act(come(), unique('request')));
    expect([action.name, answer, await one.effects()]).toEqual([action.name, answer, answer === 'done' ? 1 : 0]);
    if (answer === 'done') one = undefined;
    cells.push(inWords(answer));
  }
  return cells;
};

const sentTwice = async (action: Action): Promise<void> => {
  const { act, effects } = await action.fresh();
  const by = callers.Admin();
  const requestId = unique('request');
  expect([action.name, await answerOf(act(by, requestId))]).toEqual([action.name, 'done']);
  expect([action.name, await answerOf(act(by, requestId))]).toEqual([action.name, action.again ?? 'done']);
  expect([action.name, await effects(), await entriesBy(action, [by])]).toEqual([action.name, 1, 1]);
};

const byTwoAtOnce = async (action: Action): Promise<void> => {
  const { act, effects } = await action.fresh();
  const both = [callers.Admin(), callers.Admin()];
  const answers = await Promise.all(both.map((by) => answerOf(act(by, unique('request')))));
  const [first, second = ''] = answers.toSorted((one) => (one === 'done' ? -1 : 1));
  expect(action.secondAnswers, action.name).toContain(second);
  expect([action.name, first, await effects(), await entriesBy(action, both)]).toEqual([action.name, 'done', 1, 1]);
};

const title = `# Actions of staff

Every action on the operations desk and on the pages of orders and returns, where a second factor is required. \`tools/audit/test/desk-actions.int.test.ts\`
makes this table from the running services. It sends each action twice, and two administrators send it at once. Each time it has one effect and
one entry in the staff journal. "done" means that nothing is left to do. Where no second factor is required, an administrator without one is admitted.
`;

/** Calls with which staff change the second factors of their own account. */
const own = ['RemoveTotp', 'RemovePasskey', 'RenewRecoveryCodes'];
/** Payments' rpc for decisions that orders forwards. */
const calledByOrders = '/southline.payments.v1.DeskService/DecideWaiting';

test('every rpc by which staff change something has its row', () => {
  const isOfStaff = (path: string) =>
    allRules[path]?.callers.some((caller) => caller === 'staff' || caller === 'administrators');
  const changes = Object.keys(allRules).filter(
    (path) =>
      isOfStaff(path) &&
      (allRules[path]?.changes || path.endsWith('/SetSwitch')) &&
      !own.some((name) => path.endsWith(`/${name}`)) &&
      path !== calledByOrders,
  );
  const rows = new Set(desk.actions.map(({ rpc }) => rpc));
  expect(changes.filter((path) => !rows.has(path))).toEqual([]);
});

test('every decision of the work lists has its row', () => {
  const rows = new Set(desk.actions.map(({ service, name }) => `${service} ${name}`));
  expect(desk.decisions.filter((decision) => !rows.has(decision))).toEqual([]);
  // The services whose work list has other items beside parked events.
  expect(
    globSync('services/*/src/storage/waiting.ts')
      .map((path) => path.split('/')[1])
      .toSorted(),
  ).toEqual(['auth', 'catalogue', 'documents', 'notifications', 'orders', 'payments', 'returns']);
});

test('each action admits whom it should, and sent twice or by two people at once it has one effect and one entry', async () => {
  const rows = new Map<Action, readonly string[]>();
  const services = Map.groupBy(desk.actions, ({ service }) => service);
  const ran = await Promise.allSettled(
    [...services.values()].map(async (actions) => {
      for (const action of actions) {
        rows.set(action, await admitted(action));
        await sentTwice(action);
        await byTwoAtOnce(action);
      }
    }),
  );
  // Only now: a second try must not meet what the first one still does.
  const failed = ran.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  // Services with the same answers share a line.
  const lines = Map.groupBy(desk.actions, (action) => {
    const { name, secondAnswers, again = 'the first answer' } = action;
    return [name, ...(rows.get(action) ?? []), again, secondAnswers.join(' or ')].join(' | ');
  });
  const head = ['action', ...Object.keys(callers), 'sent again', 'the second of two people', 'services'];
  const table = [
    head.join(' | '),
    head.map(() => '---').join(' | '),
    ...[...lines].map(([line, actions]) => `${line} | ${actions.map(({ service }) => service).join(', ')}`),
  ];
  const text = `${title}\n${table.map((line) => `| ${line} |\n`).join('')}`;
  await expect(text).toMatchFileSnapshot('../../../docs/desk-actions.md');
});
