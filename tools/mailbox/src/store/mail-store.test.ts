import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailStore, nextMessageId } from './mail-store.ts';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(path, { recursive: true }));

const message = (subject: string) => Buffer.from(`To: buyer@example.test\r\nSubject: ${subject}\r\n\r\nbody`);
const envelope = { from: 'shop@example.test', to: ['buyer@example.test'] };
const subjects = (store: MailStore) => store.newestFirst().map(({ Subject }) => Subject);

describe('MailStore', () => {
  it('has its messages after a restart, newest first', async () => {
    const store = await MailStore.open(path);
    for (const subject of ['one', 'two', 'three']) await store.add(message(subject), envelope);
    const reopened = await MailStore.open(path);
    expect(subjects(reopened)).toEqual(['three', 'two', 'one']);
    expect(reopened.newestFirst()).toEqual(store.newestFirst());
  });

  it('orders messages that arrive together as a reopened store does', async () => {
    const store = await MailStore.open(path);
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.add(message(`m${index}`), envelope)));
    expect(subjects(store)).toEqual(subjects(await MailStore.open(path)));
  });

  it('removes partial files of a crash at start', async () => {
    const store = await MailStore.open(path);
    const kept = await store.add(message('kept'), envelope);
    await writeFile(join(path, 'torn.part'), 'To: some');
    await writeFile(join(path, 'unconfirmed.eml'), 'To: somebody');
    await MailStore.open(path);
    expect((await readdir(path)).sort()).toEqual([`${kept.ID}.eml`, `${kept.ID}.json`]);
  });

  it('removes the named messages, or all', async () => {
    const store = await MailStore.open(path);
    const [first] = [await store.add(message('one'), envelope), await store.add(message('two'), envelope)];
    await store.remove([first.ID]);
    expect(subjects(store)).toEqual(['two']);
    await store.remove([]);
    expect(await readdir(path)).toEqual([]);
  });
});

it('gives ids in sort order, also within a millisecond and when the clock goes back', () => {
  const now = Date.now() + 10_000;
  const ids = [now, now, now - 5_000, now + 1].map(nextMessageId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-z]{22}$/);
});
