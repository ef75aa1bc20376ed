import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { DomainError } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { beforeAll, expect, test } from 'vitest';
import { consume, startConsumer } from '../src/inbox/index.ts';
import { addJob, startWorker } from '../src/jobs/index.ts';
import { createLogger } from '../src/logger/index.ts';
import { startRelay } from '../src/outbox/index.ts';
import { release } from '../src/release.ts';
import { inSpan, startTracing } from '../src/telemetry/index.ts';
import { closing, logger, openBroker, openDatabase } from './support/bench.ts';
import { echoClient, startEcho } from './support/rpc.ts';
import { stepTaken, takeStep } from './support/steps.ts';

const spans: ReadableSpan[] = [];
const lines: string[] = [];

/** A call that writes an event, whose handler queues a job; then a call that is refused and one that fails. */
const runEverything = async () => {
  const { later, all } = closing();
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
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
  const takeOne = async () => {
    await takeStep(mongo, ['traced'], 1);
    return {};
  };
  const fail = async ({ refused }: Record<string, unknown>): Promise<Record<string, unknown>> => {
    throw refused ? new DomainError('conflict', 'CartChanged', 'The cart has changed.') : new Error('broken');
  };
  const server = await startEcho(takeOne, { repeat: fail });
  later({ close: () => server.close(0) });
  const client = echoClient(server.address);
  await inSpan('browser', {}, () => client.say({}));
  await inSpan('refused', {}, () => client.repeat({ refused: true })).catch(() => undefined);
  await inSpan('broken', {}, () => client.repeat({})).catch(() => undefined);
  client.close();
  await eventually(() => expect(lines).toHaveLength(1));
  await all();
  return server.address;
};

let address: string;
beforeAll(async () => {
  const stopTracing = startTracing('test', {
    exporter: {
      export: (finished, done) => {
        spans.push(...finished);
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
  });
  address = await runEverything();
  await stopTracing();
});

const traceOf = (root: string) => {
  const id = spans.find(({ name }) => name === root)?.spanContext().traceId;
  return { id, spans: spans.filter((span) => span.spanContext().traceId === id) };
};

const spanOf = (root: string, kind: SpanKind, name: string) => {
  const span = traceOf(root).spans.find((each) => each.kind === kind && each.name === name);
  if (!span) throw new Error(`no span ${name}`);
  return { attributes: span.attributes, failed: span.status.code === SpanStatusCode.ERROR };
};

test('one trace from a call over the outbox, the broker and the inbox to the job, and in its log lines', () => {
  const trace = traceOf('browser');
  expect(trace.spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'browser',
      'southline.test.EchoService/Say',
      `send ${stepTaken.topic}`,
      `process ${stepTaken.topic}`,
      'mongo.transaction',
      'job render',
    ]),
  );
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ traceId: trace.id });
});

test('every span names its service and the version of the product', () => {
  const resources = new Set(spans.map(({ resource }) => JSON.stringify(resource.attributes)));
  expect([...resources]).toEqual([JSON.stringify({ 'service.name': 'test', 'service.version': release.number })]);
});

test('spans of messages have the attributes of the conventions', () => {
  const message = (operation: string) => ({
    'messaging.system.name': 'kafka',
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
    'messaging.destination.name': stepTaken.topic,
    'messaging.message.id': expect.stringMatching(/./),
  });
  expect(spanOf('browser', SpanKind.CLIENT, `send ${stepTaken.topic}`).attributes).toEqual(message('send'));
  expect(spanOf('browser', SpanKind.CONSUMER, `process ${stepTaken.topic}`).attributes).toEqual({
    ...message('process'),
    'messaging.consumer.group.name': 'reader',
    'southline.handler': 'render',
  });
});

test.each([
  { root: 'browser', rpc: 'Say', code: 'OK', client: false, server: false },
  { root: 'refused', rpc: 'Repeat', code: 'FAILED_PRECONDITION', client: true, server: false },
  { root: 'broken', rpc: 'Repeat', code: 'INTERNAL', client: true, server: true },
])('spans of a call that ends with $code have the attributes of the conventions', (call) => {
  const name = `southline.test.EchoService/${call.rpc}`;
  const attributes = (failed: boolean) => ({
    'rpc.system.name': 'grpc',
    'rpc.method': name,
    'rpc.status_code': call.code,
    ...(failed && { 'error.type': call.code }),
  });
  const [host, port] = address.split(':');
  expect(spanOf(call.root, SpanKind.CLIENT, name)).toEqual({
    attributes: { ...attributes(call.client), 'server.address': host, 'server.port': Number(port) },
    failed: call.client,
  });
  expect(spanOf(call.root, SpanKind.SERVER, name)).toEqual({
    attributes: attributes(call.server),
    failed: call.server,
  });
});
