import type { Secret } from '@southline/platform/process';
import { type ServiceName, serviceNames, services } from '@southline/processes';
import { description as paymentSandbox } from '../../payment-sandbox/process.ts';
import { inUse, type KeyRing } from './key-ring.ts';

/** Those of a series that are known and not used. */
const besides = (series: KeyRing['attemptKeys']): string => series.all.filter((key) => key !== inUse(series)).join(',');

/** By the names that descriptions call them. */
const valuesOf = (ring: KeyRing): Readonly<Record<Secret, string>> => ({
  linkSigningKey: ring.linkSigningKey,
  buyerKey: ring.buyerKey,
  tokenKey: inUse(ring.tokenKeys),
  otherTokenKeys: besides(ring.tokenKeys),
  attemptKey: inUse(ring.attemptKeys),
  otherAttemptKeys: besides(ring.attemptKeys),
  sandboxKey: ring.sandboxKey,
  sandboxPassword: ring.sandboxPassword,
});

/** What each process finds in its environment: its own signing key, everybody's public keys, and what it alone has. */
export const variablesOf = (ring: KeyRing): Record<string, Record<string, string>> => {
  const values = valuesOf(ring);
  const own = (secrets: Readonly<Record<string, Secret>> = {}) =>
    Object.fromEntries(Object.entries(secrets).map(([variable, secret]) => [variable, values[secret]]));
  const verifyKeys = serviceNames
    .flatMap((name) => ring.identities[name].pairs)
    .map(({ kid, verify }) => `${kid}:${verify}`)
    .join(',');
  const of = (name: ServiceName) => {
    const { signs, pairs } = ring.identities[name];
    const signing = pairs.find(({ kid }) => kid === signs);
    return {
      IDENTITY_SIGNING_KEY: `${signs}:${signing?.sign ?? ''}`,
      IDENTITY_VERIFY_KEYS: verifyKeys,
      ...own(services[name].secrets),
    };
  };
  return {
    ...Object.fromEntries(serviceNames.map((name) => [name, of(name)])),
    'demo-accounts': { DEMO_PASSWORD: ring.demoPassword },
    'payment-sandbox': own(paymentSandbox.secrets),
  };
};

/** Lines as `node --env-file` reads them. No value here holds a quote or a line break. */
export const envFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
