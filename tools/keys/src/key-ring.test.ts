import { createPublicKey, X509Certificate } from 'node:crypto';
import { serviceNames } from '@southline/processes';
import { expect, test } from 'vitest';
import { foldersOf } from './files.ts';
import { complete, rotate } from './key-ring.ts';
import { variablesOf } from './variables.ts';

const kids = (text = '') => text.split(',').map((entry) => entry.split(':')[0]);

test('existing secrets stay, missing ones are made', () => {
  const first = complete();
  expect(complete(JSON.parse(JSON.stringify(first)))).toEqual(first);
  expect(complete({ linkSigningKey: 'known' }).linkSigningKey).toBe('known');
});

test('every process signs with its own key and believes all', () => {
  const variables = variablesOf(complete());
  for (const name of serviceNames) {
    expect(variables[name]?.IDENTITY_SIGNING_KEY).toMatch(new RegExp(`^${name}-1:`));
    expect(kids(variables[name]?.IDENTITY_VERIFY_KEYS)).toEqual(serviceNames.map((other) => `${other}-1`));
  }
});

test('a signing key is trusted at each step of a rotation, and so is the previous one', () => {
  const stages = [complete()];
  for (const step of ['add', 'use', 'drop'] as const) {
    stages.push(rotate(stages.at(-1) ?? complete(), step, ['orders']));
  }
  const signing = stages.map((ring) => ring.identities.orders.signs);
  expect(signing).toEqual(['orders-1', 'orders-1', 'orders-2', 'orders-2']);
  stages.forEach((ring, at) => {
    const believed = kids(variablesOf(ring).bff?.IDENTITY_VERIFY_KEYS);
    expect(believed).toContain(signing[at]);
    if (at > 0) expect(kids(variablesOf(stages[at - 1] ?? ring).bff?.IDENTITY_VERIFY_KEYS)).toContain(signing[at]);
  });
  expect(kids(variablesOf(stages[3] ?? complete()).bff?.IDENTITY_VERIFY_KEYS)).not.toContain('orders-1');
});

test('a third key is refused: the second one has to be finished first', () => {
  const twice = () => rotate(rotate(complete(), 'add', ['bff']), 'add', ['bff']);
  expect(twice).toThrow('bff already has a second key');
});

const holdersIn = (ring: ReturnType<typeof complete>) => {
  const folders = Object.entries(foldersOf(ring)).map(([name, files]) => ({
    name,
    text: Object.values(files).join('\n'),
  }));
  return (secret: string) => folders.filter(({ text }) => text.includes(secret)).map(({ name }) => name);
};

test('secrets of one process are in no other folder', () => {
  const ring = complete();
  const holders = holdersIn(ring);
  // Notifications encrypts the links of its mails, and the BFF decrypts them.
  expect(holders(ring.linkSigningKey)).toEqual(['bff', 'notifications']);
  expect(holders(ring.buyerKey)).toEqual(['orders']);
  expect(holders(ring.attemptKeys.all[0] ?? '')).toEqual(['payments']);
  expect(holders(ring.tokenKeys.all[0] ?? '')).toEqual(['auth']);
  for (const name of serviceNames) {
    expect(holders(ring.identities[name].pairs[0]?.sign ?? '')).toEqual([name]);
    expect(holders(ring.certificates[name].key)).toEqual([name]);
  }
  expect(holders(ring.authorities.all[0]?.key ?? '')).toEqual([]);
});

test('a password is with its user and with the store that checks it', () => {
  const { passwords, ...ring } = complete();
  const holders = holdersIn({ ...ring, passwords });
  expect(holders(passwords.mongo.orders ?? '').sort()).toEqual(['orders', 'store-users']);
  expect(holders(passwords.kafka.orders ?? '').sort()).toEqual(['kafka', 'orders']);
  // Redis itself gets only the hash of the password.
  expect(holders(passwords.redis.bff ?? '')).toEqual(['bff']);
  expect(holders(passwords.mongoKey).sort()).toEqual(['mongo', 'store-users']);
});

test('a new process gets its own secrets, and the others keep theirs', () => {
  const first = complete();
  const { auth: _identity, ...identities } = first.identities;
  const { auth: _certificate, ...certificates } = first.certificates;
  const joined = complete({ ...first, identities, certificates } as unknown as typeof first);
  expect(joined.identities.auth).toBeDefined();
  expect(joined.certificates.auth).toBeDefined();
  expect(joined.identities.orders).toEqual(first.identities.orders);
  expect(joined.certificates.orders).toEqual(first.certificates.orders);
});

test('a ring of an older version keeps its keys for stored data', () => {
  const { attemptKeys, tokenKeys } = complete({ attemptEncryptionKey: 'known', authTokenKey: 'too' });
  expect([attemptKeys.all, tokenKeys.all]).toEqual([['known'], ['too']]);
});

test('through the steps for attempts everything that is sealed can be opened by those of the step before', () => {
  const stages = [complete()];
  for (const step of ['add', 'use', 'drop'] as const)
    stages.push(rotate(stages.at(-1) ?? complete(), step, ['attempts']));
  const keys = stages.map((ring) => variablesOf(ring).payments ?? {});
  const opens = keys.map(({ ATTEMPT_ENCRYPTION_KEY: own = '', ATTEMPT_DECRYPTION_KEYS: more = '' }) => [
    own,
    ...more.split(',').filter(Boolean),
  ]);
  const seals = keys.map(({ ATTEMPT_ENCRYPTION_KEY: own }) => own);
  expect(new Set(seals).size).toBe(2);
  expect(opens.map(({ length }) => length)).toEqual([1, 2, 2, 1]);
  seals.forEach((key, at) => {
    if (at > 0) expect(opens[at - 1]).toContain(key);
  });
});

test('at each step for certificates their authority was already trusted a step before', () => {
  const stages = [complete()];
  for (const step of ['add', 'use', 'drop'] as const)
    stages.push(rotate(stages.at(-1) ?? complete(), step, ['certificates']));
  const believed = stages.map((ring) => foldersOf(ring).bff?.['ca.crt'] ?? '');
  const issuers = stages.map(({ authorities: { uses, all } }) => all[uses]?.cert ?? '');
  expect(new Set(issuers).size).toBe(2);
  stages.forEach((ring, at) => {
    const { cert } = ring.certificates.orders;
    expect(new X509Certificate(cert).verify(createPublicKey(issuers[at] ?? ''))).toBe(true);
    if (at > 0) expect(believed[at - 1]).toContain(issuers[at]);
  });
});
