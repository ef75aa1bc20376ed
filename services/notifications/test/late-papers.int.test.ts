import { eventually } from '@southline/testkit';
import { doomed } from '@southline/testkit/child-process';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { mails } from '../src/storage/collections.ts';
import { prepareNotifications } from './support/bench.ts';

// Processes are started and killed, and the broker needs ten seconds to notice a lost one.
const testMs = 120_000;

test(
  'a late document: the mail goes without it after the limit, and it follows in a second one',
  async () => {
    const bench = await prepareNotifications({ PAPERS_WAIT_MS: '1000' });
    await bench.start();
    let documents: Awaited<ReturnType<typeof bench.startDocuments>> | undefined;
    try {
      const event = anOrderPlaced();
      const address = event.delivery?.email ?? '';
      await bench.publish([orderPlacedMessage(event)]);
      const [first] = await eventually(async () => {
        const found = await bench.mailbox.to(address);
        expect(found).toHaveLength(1);
        return found;
      });
      if (!first) throw new Error('no mail');
      const without = await bench.mailbox.read(first);
      expect(without.Attachments).toEqual([]);
      expect(without.Text).toContain('It follows in a mail of its own.');

      documents = await bench.startDocuments();
      const [, second] = await eventually(async () => {
        const found = await bench.mailbox.to(address);
        expect(found).toHaveLength(2);
        return found;
      });
      if (!second) throw new Error('no second mail');
      expect(second.Subject).toBe(`PDF of your Southline order ${event.orderNo}`);
      expect(second.MessageID).not.toBe(first.MessageID);
      expect((await bench.mailbox.read(second)).Attachments).toHaveLength(1);
    } finally {
      await documents?.end('SIGTERM');
      await bench.stop();
    }
  },
  testMs,
);

test(
  'a worker killed between sending and marking repeats that one mail under the same Message-ID',
  async () => {
    const bench = await prepareNotifications({ PAPERS_WAIT_MS: '1' });
    const event = anOrderPlaced();
    const address = event.delivery?.email ?? '';
    try {
      const entry = new URL('./support/killed-after-deliver.ts', import.meta.url);
      const died = doomed(entry, bench.env, [event.orderId]);
      await bench.publish([orderPlacedMessage(event)]);
      expect(await died).toEqual([null, 'SIGKILL']);

      await bench.start();
      await eventually(
        async () => (await mails(bench.mongo).findOne({ orderId: event.orderId, state: 'sent' })) ?? false,
      );
      const twice = await bench.mailbox.to(address);
      expect(twice).toHaveLength(2);
      expect(new Set(twice.map(({ MessageID }) => MessageID)).size).toBe(1);
    } finally {
      await bench.stop();
    }
  },
  testMs,
);
