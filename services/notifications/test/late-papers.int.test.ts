import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { createNotificationsService } from '../src/service.ts';
import { mails } from '../src/storage/collections.ts';
import { startStand } from './support/stand.ts';

const patient = { timeoutMs: 40_000, intervalMs: 100 };
// Processes are started and killed, and the broker takes ten seconds to notice that one has gone.
const testMs = 120_000;

test(
  'papers that are late: the mail goes without them after the limit, and they follow in a second one',
  async () => {
    const stand = await startStand({ PAPERS_WAIT_MS: '1000' });
    const service = await createNotificationsService(loadConfig(stand.env));
    let documents: Awaited<ReturnType<typeof stand.startDocuments>> | undefined;
    try {
      const event = anOrderPlaced();
      const address = event.delivery?.email ?? '';
      await stand.publish([orderPlacedMessage(event)]);
      const [first] = await eventually(async () => {
        const found = await stand.mailbox.to(address);
        expect(found).toHaveLength(1);
        return found;
      }, patient);
      if (!first) throw new Error('no mail');
      const without = await stand.mailbox.read(first);
      expect(without.Attachments).toEqual([]);
      expect(without.Text).toContain('They follow in a mail of their own.');

      documents = await stand.startDocuments();
      const [, second] = await eventually(async () => {
        const found = await stand.mailbox.to(address);
        expect(found).toHaveLength(2);
        return found;
      }, patient);
      if (!second) throw new Error('no second mail');
      expect(second.Subject).toBe(`Papers of your Southline order ${event.orderNo}`);
      expect(second.MessageID).not.toBe(first.MessageID);
      expect((await stand.mailbox.read(second)).Attachments).toHaveLength(3);
    } finally {
      await service.stop();
      await documents?.end('SIGTERM');
      await stand.close();
    }
  },
  testMs,
);

test(
  'a worker killed between sending and marking repeats that one mail under the same Message-ID',
  async () => {
    const stand = await startStand({ PAPERS_WAIT_MS: '1' });
    const event = anOrderPlaced();
    const address = event.delivery?.email ?? '';
    try {
      const entry = new URL('./support/killed-after-deliver.ts', import.meta.url).pathname;
      const doomed = spawn(process.execPath, ['--import', 'tsx', entry, event.orderId], {
        env: { ...process.env, ...stand.env },
        stdio: 'inherit',
      });
      const died = once(doomed, 'exit');
      await stand.publish([orderPlacedMessage(event)]);
      expect(await died).toEqual([null, 'SIGKILL']);

      const service = await createNotificationsService(loadConfig(stand.env));
      try {
        await eventually(
          async () => (await mails(stand.mongo).findOne({ orderId: event.orderId, state: 'sent' })) ?? false,
          patient,
        );
        const twice = await stand.mailbox.to(address);
        expect(twice).toHaveLength(2);
        expect(new Set(twice.map(({ MessageID }) => MessageID)).size).toBe(1);
      } finally {
        await service.stop();
      }
    } finally {
      await stand.close();
    }
  },
  testMs,
);
