import { expect, test } from 'vitest';
import { runInScope } from '../telemetry/index.ts';
import { createLogger } from './index.ts';

const logged = (write: (logger: ReturnType<typeof createLogger>) => void, level = 'info') => {
  const lines: string[] = [];
  write(createLogger('orders', level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

const secrets = {
  password: 'hush',
  newPassword: 'hush2',
  temporaryPassword: 'hush3',
  email: 'a@example.com',
  phone: '0400',
  accessCode: 'AC1',
  addressLine: '1 Street',
};

test.each([
  ['at the top', secrets],
  ['one level down', { body: secrets }],
  ['two levels down', { request: { body: secrets } }],
  ['in a list', { people: [secrets] }],
  ['on an error', { err: Object.assign(new Error('failed'), secrets) }],
  ['on an error of another name', { reason: Object.assign(new Error('failed'), secrets) }],
  ['on an error below another field', { call: { failure: Object.assign(new Error('failed'), secrets) } }],
  ['below an error', { err: Object.assign(new Error('failed'), { details: secrets }) }],
])('sensitive fields are masked %s', (_where, fields) => {
  const [line] = logged((logger) => logger.info(fields, 'something'));
  const text = JSON.stringify(line);
  expect(text).toContain('[masked]');
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
});

test('an error alone is written with its message, its stack and its name', () => {
  const [line] = logged((logger) => logger.error(new TypeError('no such field')));
  expect(line).toMatchObject({ msg: 'no such field', err: { type: 'TypeError', message: 'no such field' } });
  expect(line?.err).toHaveProperty('stack', expect.stringContaining('logger.test'));
});

test('what is logged is not changed', () => {
  const body = { id: 7, email: 'a@example.com', list: [{ phone: '0400' }] };
  const [line] = logged((logger) => logger.info({ body }, 'something'));
  expect(line).toMatchObject({ body: { id: 7, email: '[masked]', list: [{ phone: '0400' }] } });
  expect(body).toEqual({ id: 7, email: 'a@example.com', list: [{ phone: '0400' }] });
});

test('a line carries its process, its level as a word, the time and the request', () => {
  const [line] = runInScope({ requestId: 'request-1' }, () =>
    logged((logger) => logger.warn({ orderId: 'o1' }, 'slow')),
  );
  expect(line).toMatchObject({ name: 'orders', level: 'warn', requestId: 'request-1', orderId: 'o1', msg: 'slow' });
  expect(new Date(String(line?.time)).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('a line outside of requests has no request', () => {
  const [line] = logged((logger) => logger.info('starting'));
  expect(line).not.toHaveProperty('requestId');
});
