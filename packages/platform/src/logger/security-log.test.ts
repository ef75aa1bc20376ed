import { readFileSync } from 'node:fs';
import { DomainError } from '@southline/kernel/errors';
import { recorded, securityEventNames } from '@southline/kernel/security-event';
import { expect, test } from 'vitest';
import { securityEvents } from '../metrics/index.ts';
import { createLogger } from './index.ts';
import { createSecurityLog } from './security-log.ts';

const listening = (level: string) => {
  const lines: string[] = [];
  const logger = createLogger('auth', level, { write: (line: string) => void lines.push(line) });
  return { logger, log: createSecurityLog(logger), parsed: () => lines.map((line) => JSON.parse(line)) };
};

test('an event is a line that is marked, whatever the level, and a count', async () => {
  const { logger, log, parsed } = listening('error');
  const before = (await securityEvents.get()).values.length;
  logger.info('not shown');
  log({ event: 'sign-in', outcome: 'done', account: 'M1', clientAddress: '203.0.113.9' });
  logger.error('shown');
  const [line, other] = parsed();
  expect(line).toMatchObject({ log: 'security', event: 'sign-in', account: 'M1', clientAddress: '203.0.113.9' });
  expect(other).not.toHaveProperty('log');
  const { values } = await securityEvents.get();
  expect(values).toHaveLength(before + 1);
  expect(values.at(-1)).toMatchObject({ labels: { event: 'sign-in', outcome: 'done' }, value: 1 });
  log({ event: 'sign-in', outcome: 'done', clientAddress: '2001:db8:0:7:aaaa::1' });
  expect(parsed().at(-1).clientAddress).toBe('2001:db8:0:7::/64');
});

test('work is recorded with its end and with what it learnt before it failed', async () => {
  const { log, parsed } = listening('info');
  const event = { event: 'password-reset', clientAddress: '203.0.113.9' } as const;
  const answer = await recorded(log, event, async (learn) => {
    learn({ account: 'M1' });
    learn({ event: 'email-restore' });
    return 7;
  });
  expect(answer).toBe(7);
  const refused = recorded(log, event, async (learn) => {
    learn({ account: 'M2' });
    throw new DomainError('declined', 'InvalidToken', 'invalid_token');
  });
  await expect(refused).rejects.toThrow('invalid_token');
  const broken = recorded(log, event, () => Promise.reject(new Error('a secret of the driver')));
  await expect(broken).rejects.toThrow('driver');
  expect(parsed().map(({ event: name, outcome, account }) => [name, outcome, account])).toEqual([
    ['email-restore', 'done', 'M1'],
    ['password-reset', 'InvalidToken', 'M2'],
    ['password-reset', 'failed', undefined],
  ]);
  expect(JSON.stringify(parsed())).not.toContain('a secret');
});

test('ADR 0019 names every event', () => {
  const adr = readFileSync(new URL('../../../../docs/adr/0019-security-log.md', import.meta.url), 'utf8');
  expect(securityEventNames.filter((name) => !adr.includes(`\`${name}\``))).toEqual([]);
});
