import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { consume, startConsumer } from '../src/inbox/index.ts';
import { addJob, startWorker } from '../src/jobs/index.ts';
import { createLogger } from '../src/logger/index.ts';
import { startRelay } from '../src/outbox/index.ts';
import { inSpan, startTracing } from '../src/telemetry/index.ts';
import { closing, logger, openBroker, openDatabase } from './support/bench.ts';
import { echoClient, startEcho } from './support/rpc.ts';
import { stepTaken, takeStep } from './support/steps.ts';

const { later, all } = closing();
afterEach(all);

test('one trace from a call over the outbox, the broker and the inbox to the job, and in its log lines', async () => {
  const spans: ReadableSpan[] = [];
  const stopTracing = startTracing('test', '', {
    export: (finished, done) => {
      spans.push(...finished);
      done({ code: 0 });
    },
    shutdown: async () => undefined,
  });
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });

  const onStep = consume('reader', stepTaken, 'render', (event, { session }) =>
    addJob(mongo, session, { id: `render-${event.key}`, kind: 'render', payload: {} }),
  );
  const run = async () => {
    log.info('rendered');
    return undefined;
  };
  later(startWorker({ mongo, logger, kind: 'render', leaseMs: 60_000, backoff: () => 0, run, pollMs: 50 }));
  later(startRelay({ mongo, broker, logger }));
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions: [onStep] }));
  const server = await startEcho(async () => {
    await takeStep(mongo, ['traced'], 1);
    return {};
  });
  later({ close: () => server.close(0) });
  const client = echoClient(server.address);
  await inSpan('browser', {}, () => client.say({}));
  client.close();
  await eventually(() => expect(lines).toHaveLength(1));
  await all();
  await stopTracing();

  const [root] = spans.filter(({ name }) => name === 'browser');
  const traceId = root?.spanContext().traceId;
  const names = spans.filter((span) => span.spanContext().traceId === traceId).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'browser',
      'southline.test.EchoService/Say',
      `${stepTaken.topic} render`,
      'mongo.transaction',
      'job render',
    ]),
  );
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ traceId });
});
