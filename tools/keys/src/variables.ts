import { inUse, type KeyRing, type ProcessName, processes } from './key-ring.ts';

/** Those of a series that are known and not used. */
const besides = (series: KeyRing['attemptKeys']): string => series.all.filter((key) => key !== inUse(series)).join(',');

const own = (ring: KeyRing): Partial<Record<ProcessName, Record<string, string>>> => ({
  bff: { LINK_SIGNING_KEY: ring.linkSigningKey },
  auth: { TOKEN_KEY: inUse(ring.tokenKeys), TOKEN_KEYS_BEFORE: besides(ring.tokenKeys) },
  payments: {
    ATTEMPT_ENCRYPTION_KEY: inUse(ring.attemptKeys),
    ATTEMPT_DECRYPTION_KEYS: besides(ring.attemptKeys),
    // Those of the sandbox; a real provider's come with `stores.env`, which is read later and replaces them.
    PAYMENT_PROVIDER_KEY: ring.sandboxKey,
    PAYMENT_PROVIDER_PASSWORD: ring.sandboxPassword,
  },
});

/** What each process finds in its environment: its own signing key, everybody's public keys, and what it alone has. */
export const variablesOf = (ring: KeyRing): Record<string, Record<string, string>> => {
  const verifyKeys = processes
    .flatMap((name) => ring.identities[name].pairs)
    .map(({ kid, verify }) => `${kid}:${verify}`)
    .join(',');
  const of = (name: ProcessName) => {
    const { signs, pairs } = ring.identities[name];
    const signing = pairs.find(({ kid }) => kid === signs);
    return {
      IDENTITY_SIGNING_KEY: `${signs}:${signing?.sign ?? ''}`,
      IDENTITY_VERIFY_KEYS: verifyKeys,
      ...own(ring)[name],
    };
  };
  return {
    ...Object.fromEntries(processes.map((name) => [name, of(name)])),
    'demo-accounts': { DEMO_PASSWORD: ring.demoPassword },
    'payment-sandbox': { SANDBOX_KEY: ring.sandboxKey, SANDBOX_PASSWORD: ring.sandboxPassword },
  };
};

/** Lines as `node --env-file` reads them. No value here holds a quote or a line break. */
export const envFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
