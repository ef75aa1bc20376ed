import { buffer } from 'node:stream/consumers';
import { DomainError } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { runInScope } from '../src/telemetry/index.ts';
import { startStreams } from './support/streams.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const start = async (...args: Parameters<typeof startStreams>) => {
  const { client, close } = await startStreams(...args);
  closers.push(close);
  return client;
};

const piece = Buffer.alloc(64 * 1024, 1);
const tooLarge = () => new DomainError('too-large', 'TooLarge', 'The file is too large.');

/** An endless stream of pieces that counts how many were read. */
const endless = () => {
  const source = { taken: 0, ended: false };
  const pieces = (async function* () {
    try {
      for (;;) {
        source.taken += 1;
        yield piece;
      }
    } finally {
      source.ended = true;
    }
  })();
  return { source, pieces };
};

test('every piece of an upload arrives, in its order', async () => {
  const client = await start({
    upload: buffer,
  });
  const letters = Array.from({ length: 200 }, (_, at) => Buffer.from(`${at},`));
  const pieces = (async function* () {
    yield* letters;
  })();
  expect((await client.upload(pieces)).toString()).toBe(Buffer.concat(letters).toString());
});

test('an upload waits for a reader that is slow', async () => {
  const read = Promise.withResolvers<void>();
  const client = await start({
    upload: async (pieces) => {
      await read.promise;
      for await (const _ of pieces) throw tooLarge();
      return piece;
    },
  });
  const { source, pieces } = endless();
  const answer = client.upload(pieces);
  const refused = expect(answer).rejects.toMatchObject({ code: 'TooLarge' });
  let before = -1;
  // Until reading stops.
  await eventually(() => {
    const stopped = before === source.taken;
    before = source.taken;
    expect(stopped).toBe(true);
  });
  // Counts flow-control windows and buffers of both ends: far less than the largest upload.
  expect(source.taken * piece.length).toBeLessThan(4 * 1024 * 1024);
  read.resolve();
  await refused;
});

test('a refusal in the middle ends the upload and its source', async () => {
  const client = await start({
    upload: async (pieces) => {
      let count = 0;
      for await (const { length } of pieces) {
        count += length;
        if (count === 3 * piece.length) throw tooLarge();
      }
      return piece;
    },
  });
  const { source, pieces } = endless();
  await expect(client.upload(pieces)).rejects.toMatchObject({ kind: 'too-large', message: 'The file is too large.' });
  await eventually(() => expect(source.ended).toBe(true));
});

test('the caller gets the error of a failing source', async () => {
  const client = await start({
    upload: async (pieces) => {
      for await (const _ of pieces);
      return piece;
    },
  });
  const broken = (async function* () {
    yield piece;
    throw new DomainError('invalid', 'Cut', 'The upload was cut off.');
  })();
  await expect(client.upload(broken)).rejects.toMatchObject({ code: 'Cut' });
});

test('answers come one by one, and no faster than they are taken', async () => {
  let made = 0;
  const client = await start({
    download: async function* () {
      for (; made < 1_000; made += 1) yield piece;
    },
  });
  let taken = 0;
  for await (const { length } of client.download(piece)) {
    taken += length;
    if (taken === 10 * piece.length) break;
  }
  expect(taken).toBe(10 * piece.length);
  expect(made).toBeLessThan(200);
});

test('an error in the middle of the answers is thrown at its place', async () => {
  const client = await start({
    download: async function* () {
      yield piece;
      throw new DomainError('not-found', 'NotFound', 'The rest is gone.');
    },
  });
  const taken: number[] = [];
  const all = async () => {
    for await (const bytes of client.download(piece)) taken.push(bytes.length);
  };
  await expect(all()).rejects.toMatchObject({ code: 'NotFound' });
  expect(taken).toEqual([piece.length]);
});

test('a caller who disconnects ends the answer', async () => {
  const ended = Promise.withResolvers<void>();
  const client = await start({
    download: async function* (_, { signal }) {
      signal.addEventListener('abort', () => ended.resolve());
      for (;;) yield piece;
    },
  });
  const controller = new AbortController();
  const all = async () => {
    for await (const _ of client.download(piece)) controller.abort();
  };
  const scope = { requestId: 'r', signal: controller.signal };
  await expect(runInScope(scope, all)).rejects.toMatchObject({ code: 'Cancelled' });
  await ended.promise;
});

test('streams are for whom the access rule names', async () => {
  const client = await start({}, ['people']);
  const { pieces } = endless();
  await expect(client.upload(pieces)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(client.download(piece)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});
