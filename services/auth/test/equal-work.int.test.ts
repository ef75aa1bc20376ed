import { register } from '@southline/platform/metrics';
import { afterAll, expect, test } from 'vitest';
import { runAuth } from './support/bench.ts';
import { aMember, aRegistration, aVisitor } from './support/people.ts';

// The long interval keeps the sweep out of the measured database work.
const auth = await runAuth({ SWEEP_MS: '600000' });
afterAll(() => auth.stop());

interface Profiled {
  readonly op: string;
  readonly ns: string;
  readonly planSummary?: string;
}

const hashes = async () => {
  const metric = await register.getSingleMetric('southline_auth_hash_seconds')?.get();
  const counts = metric?.values.filter((value) => 'metricName' in value && String(value.metricName).endsWith('_count'));
  return counts?.reduce((sum, { value }) => sum + value, 0) ?? 0;
};

/** A call's work: database operations by collection, and password hashes. */
const workOf = async (call: () => Promise<unknown>) => {
  const { db } = auth.mongo;
  const before = await hashes();
  await db.command({ profile: 2 });
  await call().catch(() => undefined);
  await db.command({ profile: 0 });
  const seen = await db
    .collection<Profiled>('system.profile')
    .find({ ns: /\.(members|requests|failures|uses)$/ })
    .toArray();
  await db.collection('system.profile').drop();
  const operations = seen.map(({ op, ns, planSummary }) => `${op} ${ns.split('.')[1]} ${planSummary ?? ''}`.trim());
  return { operations, hashes: (await hashes()) - before };
};

const unknown = () => aRegistration().email;

test('a wrong sign-in: the same reads, writes and one hash for known and unknown addresses', async () => {
  const { email } = await aMember(auth);
  const attempt = (address: string) => () =>
    auth.bff.signIn({ email: address, password: 'Wrong-Lantern-77', visitor: aVisitor() });
  const known = await workOf(attempt(email));
  expect(known.hashes).toBe(1);
  expect(known.operations).toHaveLength(4);
  expect(await workOf(attempt(unknown()))).toEqual(known);
});

test('a registration: one hash, and no account is looked at by the call', async () => {
  const { email } = await aMember(auth);
  const idle = await auth.mongo.db.collection('jobs').countDocuments({ state: 'queued' });
  expect(idle).toBe(0);
  const known = await workOf(() => auth.bff.signUp(aRegistration({ email })));
  expect(known.hashes).toBe(1);
  const fresh = await workOf(() => auth.bff.signUp(aRegistration()));
  expect(fresh.hashes).toBe(1);
  const own = ({ operations }: typeof known) => operations.filter((operation) => operation.includes(' uses'));
  expect(own(fresh)).toEqual(own(known));
});
