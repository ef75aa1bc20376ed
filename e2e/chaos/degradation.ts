import { eventually, thorough } from '@southline/testkit';
import { expect, it } from 'vitest';
import type { ProcessName, ServiceName } from '../../tools/start/stack.ts';
import { type ActivityName, activities, activityNames, type Seen } from './activities.ts';
import { degradationTable, type Row } from './degradation-table.ts';
import { settled } from './settle.ts';
import type { Stage } from './stage.ts';

const services = [
  ...(['catalogue', 'locator', 'orders', 'payments', 'returns'] as const),
  ...(['auth', 'vouchers', 'content', 'documents', 'notifications'] as const),
];
/** The usual run stops these parts: a store, a service and a provider whose loss buyers notice at once. */
const usual = ['Redis', 'payments', 'Card provider'];

/** The longest time for a mail, on a busy machine. It takes one or two seconds, and longer if it waits for PDFs. */
const mailMs = 90_000;
const lateMs = 3_000;
const recoveryMs = 60_000;

interface Part {
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
}

const processesOf = ({ stack }: Stage, name: ServiceName): ProcessName[] =>
  stack.names.filter((one) => one === name || one.startsWith(`${name}#`));

/** All parts that can be stopped, by their names in the table. */
const partsOf = (stage: Stage): Readonly<Record<string, Part>> => {
  const { stack, outside } = stage;
  const server = (name: 'mongo' | 'kafka' | 'redis'): Part => ({
    stop: () => stack.stopServer(name),
    start: () => stack.startServer(name),
  });
  const processes = (name: ServiceName): Part => ({
    stop: () => Promise.all(processesOf(stage, name).map((one) => stack.stopProcess(one))),
    start: () => Promise.all(processesOf(stage, name).map((one) => stack.startProcess(one))),
  });
  return {
    MongoDB: server('mongo'),
    Kafka: server('kafka'),
    Redis: server('redis'),
    ...Object.fromEntries(services.map((name) => [name, processes(name)])),
    'Card provider': processes('payment-sandbox'),
    'Mail server': processes('mailbox'),
    'Plate register': outside.register,
    'Virus scanner': outside.scanner,
  };
};

/** The metrics of each process; undefined for one that does not answer. */
const metricsOf = ({ stack }: Stage): Promise<(string | undefined)[]> => {
  const ports = Object.values(stack.facts.ports).flatMap(({ internal }) => internal ?? []);
  const read = (port: number) =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => undefined,
    );
  return Promise.all(ports.map(read));
};

/** The sum of all series whose lines have these texts. */
const sumOf = async (stage: Stage, ...texts: readonly string[]): Promise<number> => {
  const pages = await metricsOf(stage);
  return pages
    .flatMap((page) => page?.split('\n') ?? [])
    .filter((line) => !line.startsWith('#') && texts.every((text) => line.includes(text)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};

/** The number that grows before an alert comes (infra/observability/alerts.yaml). */
const causes: Readonly<Record<string, (stage: Stage) => Promise<number>>> = {
  ProcessDown: async (stage) => (await metricsOf(stage)).filter((page) => page === undefined).length,
  RequestsFail: (stage) => sumOf(stage, 'southline_http_duration_seconds_count', 'status="503"'),
  OutboxStuck: (stage) => sumOf(stage, 'southline_outbox_oldest_unsent_seconds'),
  ProviderTrouble: (stage) => sumOf(stage, 'southline_payments_provider_duration_seconds_count', 'result="trouble"'),
  MailsWaiting: (stage) => sumOf(stage, 'southline_mails_waiting'),
};

type Looked = readonly (readonly [ActivityName, Seen])[];

const everyActivity = (stage: Stage) =>
  Promise.all(activityNames.map(async (name) => [name, await activities[name](stage)] as const));

const tryAll = (ready: Awaited<ReturnType<typeof everyActivity>>): Promise<Looked> =>
  Promise.all(
    ready.map(async ([name, one]) => {
      const seen = await one.try().catch((error: unknown) => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
      });
      return [name, seen] as const;
    }),
  );

/** Waits until every action's mail has arrived. */
const arrived = (looked: Looked, timeoutMs = mailMs) =>
  Promise.all(
    looked.map(async ([name, { mailed }]) => {
      if (!mailed) return;
      await eventually(
        async () => {
          if (!(await mailed())) throw new Error(`no mail of ${name}`);
        },
        { timeoutMs },
      );
    }),
  );

const checkRow = async (stage: Stage, row: Row) => {
  const part = partsOf(stage)[row.away];
  const cause = causes[row.alert];
  if (!part || !cause) throw new Error(`no test knows ${row.away} and ${row.alert}`);
  const ready = await everyActivity(stage);
  const before = await cause(stage);
  let looked: Looked = [];
  await part.stop();
  try {
    looked = await tryAll(ready);
    const refused = looked.filter(([, { worked }]) => !worked);
    expect(refused.map(([name]) => name).sort()).toEqual([...row.refused].sort());
    for (const [name, { text }] of refused) if (text) expect(row.texts, name).toContain(text);
    await eventually(async () => expect(await cause(stage)).toBeGreaterThan(before));
    const late = looked.filter(([name]) => row.late.includes(name));
    await arrived(looked.filter((one) => !late.includes(one)));
    for (const one of late) await expect(arrived([one], lateMs), one[0]).rejects.toThrow();
  } finally {
    await part.start();
    await stage.stack.ready();
  }
  await eventually(
    async () => expect((await tryAll(await everyActivity(stage))).filter(([, { worked }]) => !worked)).toEqual([]),
    { timeoutMs: recoveryMs },
  );
  await arrived(looked);
};

export const degradation = (stage: () => Stage) => {
  const rows = degradationTable();

  it('the table of docs/degradation.md has a row for each part', () => {
    expect(rows.map(({ away }) => away)).toEqual(Object.keys(partsOf(stage())));
  });

  for (const row of rows.filter(({ away }) => thorough || usual.includes(away))) {
    it(`without ${row.away}: what the table says works, and afterwards everything does`, async () => {
      await checkRow(stage(), row);
    });
  }

  // In the usual run the audit of the next test checks this too.
  it.runIf(thorough)('nothing that the shop took while a part was away is lost', async () => {
    console.log(`degradation: settled after ${await settled(stage())}`);
  });
};
