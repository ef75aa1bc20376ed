import type { Secret } from '@southline/platform/process';
import { type ServiceName, serviceNames, services } from '@southline/processes';
import { description as paymentSandbox } from '../../payment-sandbox/process.ts';
import { inUse, type KeyRing } from './key-ring.ts';

/** Keys of a series that are accepted but not used. */
const besides = (series: KeyRing['attemptKeys']): string => series.all.filter((key) => key !== inUse(series)).join(',');

/** The secrets by the names that the process descriptions use. */
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

/** The environment of each process: its own signing key, all public keys, and its own secrets. */
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

/** Lines in the format of `node --env-file`. No value contains a quote or a line break. */
export const envFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
