import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { cached } from '#machine/cache.ts';
import { type Child, startChild } from '#machine/child.ts';
import { freePorts } from '#machine/ports.ts';
import { openRecords } from '#machine/records.ts';
import { onPath, run } from '#machine/run.ts';
import { say } from '#machine/say.ts';
import { until } from '#machine/wait.ts';

export interface Answer {
  readonly status: number;
  readonly body: { readonly message?: string; readonly resources?: readonly Resource[] };
  /** The warnings of the server about an accepted object. */
  readonly warnings: readonly string[];
}

export interface Resource {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

export interface ApiServer {
  readonly version: string;
  get(path: string): Promise<Answer>;
  post(path: string, object: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

const modules = join(import.meta.dirname, 'go.mod');
const version = /k8s\.io\/kubernetes v(\S+)/.exec(readFileSync(modules, 'utf8'))?.[1] ?? 'unknown';

/** Builds the API server and its store from the Go module proxy: five minutes the first time. */
const programs = (go: string) =>
  cached(`kube-apiserver-${version}`, async (draft) => {
    say(`building kube-apiserver ${version} and etcd with Go (the first time, some minutes)`);
    const { code, output } = await run(go, ['build', '-o', `${draft}/`, 'tool'], {
      cwd: import.meta.dirname,
      group: true,
    });
    if (code !== 0) throw new Error(`kube-apiserver could not be built:\n${output.slice(-3_000)}`);
  });

/** An HTTPS request to the server, which has made its own certificate. */
const call =
  (port: number, token: string, certificate: () => string) =>
  (method: 'GET' | 'POST', path: string, object?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          method,
          host: '127.0.0.1',
          port,
          path,
          ca: certificate(),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        },
        (response) => {
          const warnings = [response.headers.warning ?? []].flat();
          text(response).then(
            (body) =>
              resolve({
                status: response.statusCode ?? 0,
                body: body.startsWith('{') ? JSON.parse(body) : { message: body },
                warnings: warnings.map(String),
              }),
            reject,
          );
        },
      );
      sent.on('error', reject);
      sent.end(object === undefined ? undefined : JSON.stringify(object));
    });

const startEtcd = async (bin: string, dataDir: string, records: ReturnType<typeof openRecords>) => {
  const [client = 0, peer = 0] = await freePorts(2);
  const [url, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const child = startChild({
    name: 'etcd',
    command: join(bin, 'server'),
    args: [
      ...['--data-dir', join(dataDir, 'etcd'), '--listen-client-urls', url, '--advertise-client-urls', url],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `default=${peerUrl}`, '--unsafe-no-fsync'],
    ],
    log: join(dataDir, 'etcd.log'),
    records,
  });
  return { child, url };
};

/** Starts a real API server without controllers and nodes; undefined if there is no Go to build it with. */
export const startApiServer = async (dataDir: string): Promise<ApiServer | undefined> => {
  const go = onPath('go');
  if (!go) return undefined;
  const bin = await programs(go);
  const records = openRecords(dataDir);
  const etcd = await startEtcd(bin, dataDir, records);
  const [port = 0] = await freePorts(1);
  const token = randomBytes(16).toString('hex');
  const file = (name: string, content: string) => {
    writeFileSync(join(dataDir, name), content, { mode: 0o600 });
    return join(dataDir, name);
  };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = file('accounts.key', privateKey.export({ type: 'sec1', format: 'pem' }).toString());
  const child = startChild({
    name: 'kube-apiserver',
    command: join(bin, 'kube-apiserver'),
    args: [
      ...['--etcd-servers', etcd.url, '--bind-address', '127.0.0.1', '--secure-port', String(port)],
      ...['--cert-dir', join(dataDir, 'certificates'), '--service-cluster-ip-range', '10.0.0.0/24'],
      ...['--service-account-issuer', 'https://southline.example', '--service-account-key-file', key],
      ...['--service-account-signing-key-file', key, '--authorization-mode', 'AlwaysAllow'],
      ...['--token-auth-file', file('tokens.csv', `${token},admin,1,"system:masters"\n`)],
    ],
    log: join(dataDir, 'kube-apiserver.log'),
    records,
  });
  const stop = async () => {
    const end = (each: Child) => each.stop({ signal: 'SIGKILL' });
    await Promise.all([end(child), end(etcd.child)]);
  };
  const ask = call(port, token, () => readFileSync(join(dataDir, 'certificates', 'apiserver.crt'), 'utf8'));
  try {
    const giveUp = () => {
      const ended = [child, etcd.child].find(({ exit }) => exit);
      return ended && `${ended.name} has ended\n${ended.tail()}`;
    };
    const ready = async () => (await ask('GET', '/readyz')).status === 200;
    await until('kube-apiserver', ready, { giveUp, timeoutMs: 120_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { version, get: (path) => ask('GET', path), post: (path, object) => ask('POST', path, object), stop };
};
