import { createLogger } from '@southline/platform/logger';
import { register } from '@southline/platform/metrics';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = perFile(openShop);

const report = (directive: string, blocked: string) => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': 'http://localhost/au' },
});
const send = (payload: string | object, headers: Record<string, string> = {}, place = shop) =>
  place.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': 'application/csp-report', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const counted = async (directive: string) => {
  const metric = await register.getSingleMetric('southline_bff_policy_reports_total')?.get();
  return metric?.values.find(({ labels }) => labels.directive === directive)?.value ?? 0;
};

test('every page names the address that takes reports, and it takes them', async () => {
  const { headers } = await shop.app.inject({ method: 'GET', url: '/au' });
  expect(headers['content-security-policy']).toMatch(/;report-uri \/policy-reports$/);
  const before = await counted('script-src');
  expect((await send(report('script-src', 'https://evil.test/x.js'))).statusCode).toBe(204);
  expect(await counted('script-src')).toBe(before + 1);
});

test('a made-up directive makes no series of its own', async () => {
  const before = await counted('other');
  for (const made of ['made-up-1', 'made-up-2']) await send(report(made, 'inline'));
  expect(await counted('made-up-1')).toBe(0);
  expect(await counted('other')).toBe(before + 2);
});

test.each([
  ['too large', 413, report('script-src', 'x'.repeat(17_000)), {}],
  ['no JSON', 400, '{', {}],
  ['of another type', 415, {}, { 'content-type': 'application/json' }],
  ['from another site', 403, {}, { origin: 'https://evil.test' }],
])('a report that is %s is refused', async (_what, status, payload, headers) => {
  const apart = await openShop();
  expect((await send(payload, headers as Record<string, string>, apart)).statusCode).toBe(status);
  await apart.close();
});

test('one address sends twenty a minute', async () => {
  const apart = await openShop();
  const answers = [];
  for (let count = 0; count < 21; count += 1) {
    answers.push((await send(report('img-src', 'inline'), {}, apart)).statusCode);
  }
  expect(answers).toEqual([...Array(20).fill(204), 429]);
  await apart.close();
});

test('the log has sums by directive and origin, no address of a visitor', async () => {
  const written: string[] = [];
  const logger = createLogger('bff', 'warn', { write: (line) => void written.push(line) });
  const apart = await openShop({ logger });
  await send(report('script-src', 'https://evil.test/who?am=i'), {}, apart);
  await send(report('script-src', 'https://evil.test/else'), {}, apart);
  await apart.close();
  const line = written.find((each) => each.includes('content security policy')) ?? '';
  expect(JSON.parse(line).reports).toEqual({ 'script-src https://evil.test': 2 });
  expect(line).not.toContain('am=i');
});
