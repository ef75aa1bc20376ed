import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailStore } from './mail-store.ts';
import { summariesOf } from './message.ts';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(path, { recursive: true }));

const message = (subject: string) => Buffer.from(`To: buyer@example.test\r\nSubject: ${subject}\r\n\r\nbody`);
const envelope = { from: 'shop@example.test', to: ['buyer@example.test'] };
const rows = (store: MailStore) => summariesOf(store.newestFirst());
const subjects = async (store: MailStore) => (await rows(store)).map(({ Subject }) => Subject);

describe('MailStore', () => {
  it('has its messages after a restart, newest first', async () => {
    const store = await MailStore.open(path);
    for (const subject of ['one', 'two', 'three']) store.add([message(subject)], envelope);
    const reopened = await MailStore.open(path);
    expect(await subjects(reopened)).toEqual(['three', 'two', 'one']);
    expect(await rows(reopened)).toEqual(await rows(store));
  });

  it('orders messages that arrive together as a reopened store does', async () => {
    const store = await MailStore.open(path);
    for (let index = 0; index < 20; index += 1) store.add([message(`m${index}`)], envelope);
    expect(await subjects(store)).toEqual(await subjects(await MailStore.open(path)));
  });

  it('removes partial files of a crash at start', async () => {
    const store = await MailStore.open(path);
    const kept = store.add([message('kept')], envelope);
    await writeFile(join(path, 'torn.part'), 'To: some');
    await MailStore.open(path);
    expect((await readdir(path)).sort()).toEqual([`${kept}.eml`]);
  });

  it('returns a message as received, and its hidden recipients from the envelope', async () => {
    const id = (await MailStore.open(path)).add([message('one')], {
      from: 'shop@example.test',
      to: ['hidden@example.test'],
    });
    const reopened = (await MailStore.open(path)).find(id);
    expect(reopened?.source()).toEqual(message('one'));
    expect(await reopened?.summary()).toMatchObject({
      Size: message('one').length,
      From: { Address: 'shop@example.test' },
      To: [{ Address: 'buyer@example.test' }],
      Bcc: [{ Address: 'hidden@example.test' }],
    });
  });

  it('lists a file that was copied into its folder', async () => {
    await writeFile(join(path, 'copied.eml'), 'To: buyer@example.test\r\nSubject: Order – S100\r\n\r\n');
    expect(await rows(await MailStore.open(path))).toMatchObject([
      { ID: 'copied', Subject: 'Order – S100', To: [{ Address: 'buyer@example.test' }], Bcc: [] },
    ]);
  });

  it('removes the named messages, or all', async () => {
    const store = await MailStore.open(path);
    const [first] = [store.add([message('one')], envelope), store.add([message('two')], envelope)];
    await store.remove([first]);
    expect(await subjects(store)).toEqual(['two']);
    await store.remove([]);
    expect(await readdir(path)).toEqual([]);
  });
});
