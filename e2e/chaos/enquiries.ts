import { limited } from '@southline/machine/limit';
import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { Connection } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { mailsFrom, mailsTo } from '../lib/mailbox.ts';
import { settled } from './settle.ts';
import type { Stage } from './stage.ts';

const visitors = size('CHAOS_VISITORS', { usual: 16, thorough: 60 });
const inFlight = 4;
const victims = ['content', 'notifications', 'content', 'notifications'] as const;

export const visitorsWrite = (stage: () => Stage) => {
  it('kills of content and notifications lose no enquiry that was answered, and mail each once', async () => {
    const { stack, doors, seed } = stage();
    const killAt = new Map(victims.map((victim, n) => [Math.floor(((n + 0.5) / victims.length) * visitors), victim]));
    const writers = Array.from({ length: visitors }, (_, n) => `visitor-${seed}-${n}@example.com`);
    const killed: Promise<unknown>[] = [];
    let refused = 0;
    const tries = new Map<string, number>();
    await limited(writers, inFlight, async (email, n) => {
      const victim = killAt.get(n);
      if (victim) killed.push(stack.kill(victim, 'SIGKILL'));
      const connection = new Connection(doors.next, { host: doors.host });
      await insist(async () => {
        tries.set(email, (tries.get(email) ?? 0) + 1);
        const enquiry = { name: 'Robin', phone: '0491570006', email, comment: `Question ${n}` };
        const { http } = await connection.post('Contactus/submit-contactus', enquiry);
        if (http === 200) return true;
        expect(http).toBe(503);
        refused += 1;
        return undefined;
      });
    });
    await Promise.all(killed);
    await stack.ready({ names: ['content', 'notifications'] });
    // The audit checks the mails of every stored enquiry.
    console.log(`enquiries: ${refused} refused for now; settled after ${await settled(stage())}`);
    const { mailbox } = stack.facts.urls;
    for (const email of writers) {
      const mails = await mailsFrom(mailbox, email, 'enquiries@southline.example');
      // An enquiry whose answer was lost is stored, and the next try is another one.
      expect(mails.length, email).toBeGreaterThan(0);
      expect(mails.length, email).toBeLessThanOrEqual(tries.get(email) ?? 0);
      // These addresses are not verified, so a receipt could reach a stranger.
      expect(await mailsTo(mailbox, email, 0)).toEqual([]);
    }
  });
};
