import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort, spawnSource, startProcess } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';

interface Stores {
  readonly url: string;
  readonly brokers: string;
}

const entryOf = (name: string) => new URL(`./processes/${name}.ts`, import.meta.url);

const { signing, verifyKeys } = identities('child', 'bff');

const environment = ({ url, brokers }: Stores) => ({
  LOG_LEVEL: 'silent',
  MONGO_URL: url,
  KAFKA_BROKERS: brokers,
  IDENTITY_SIGNING_KEY: signing.child,
  IDENTITY_VERIFY_KEYS: verifyKeys,
});

/** Runs `processes/<name>.ts` until it ends. `exit`: its exit code and the signal that ended it. */
export const runChild = async (name: string, stores: Stores) => {
  const ports = { GRPC_PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
  const child = spawnSource(entryOf(name), { ...environment(stores), ...ports });
  const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { exit, errors };
};

/** Starts `processes/<name>.ts` and waits until it is ready. */
export const startChild = async (name: string, stores: Stores) => {
  const ports = { GRPC_PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
  const health = `http://127.0.0.1:${ports.INTERNAL_PORT}`;
  const child = await startProcess(entryOf(name), { ...environment(stores), ...ports }, `${health}/readyz`);
  let ended: ReturnType<typeof child.end> | undefined;
  const end: typeof child.end = (signal) => {
    ended ??= child.end(signal);
    return ended;
  };
  return { end, stop: () => end('SIGKILL'), address: `127.0.0.1:${ports.GRPC_PORT}`, health };
};
