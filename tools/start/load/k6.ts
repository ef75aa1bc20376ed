import { join } from 'node:path';
import { cached } from '#machine/cache.ts';
import { root } from '#machine/paths.ts';
import { onPath, run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';
import type { Summary } from './table.ts';

const version = '1.2.3';
const image = `grafana/k6:${version}`;
const oldest = { major: 0, minor: 57 };

/** Whether this k6 runs TypeScript files directly. */
export const isRecent = (output: string) => {
  const [major = 0, minor = 0] = (/k6(?:\.exe)? v(\d+)\.(\d+)/.exec(output) ?? []).slice(1).map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

const fromPath = async () => {
  const path = onPath('k6');
  return path && isRecent((await run(path, ['version'])).output) ? path : undefined;
};

const fromGo = async () => {
  const go = onPath('go');
  if (!go) return undefined;
  const dir = await cached(`k6-${version}`, async (draft) => {
    say('building k6 with Go (some minutes, once)');
    const { code, output } = await run(go, ['install', `go.k6.io/k6@v${version}`], {
      env: { ...process.env, GOBIN: draft, GOFLAGS: '' },
    });
    if (code !== 0) throw new CannotGoOn(`k6 could not be built:\n${output.slice(-1500)}`);
  });
  return join(dir, 'k6');
};

/** In a container of an image that is present the scripts are mounted. It uses the host's network for 127.0.0.1: Linux only. */
const fromDocker = async () => {
  const docker = onPath('docker');
  if (process.platform !== 'linux' || !docker || (await run(docker, ['image', 'inspect', image])).code !== 0)
    return undefined;
  const mount = ['-v', `${join(root, 'load-tests')}:/load-tests:ro`];
  return {
    command: docker,
    args: ['run', '--rm', '-i', '--network', 'host', ...mount, image],
    folder: '/load-tests',
  };
};

/** The command that runs k6. */
export interface K6 {
  readonly command: string;
  readonly args: readonly string[];
  /** The path of load-tests/ for k6. */
  readonly folder: string;
}

export const findK6 = async (): Promise<K6> => {
  const here = await fromPath();
  const contained = here ? undefined : await fromDocker();
  if (contained) return contained;
  const command = here ?? (await fromGo());
  if (command) return { command, args: [], folder: join(root, 'load-tests') };
  throw new CannotGoOn(`Load tests need k6 ${oldest.major}.${oldest.minor} or newer, which is not here.`, [
    `install k6 (https://grafana.com/docs/k6), pull ${image} (Linux), or install Go`,
  ]);
};

interface Run {
  readonly scenario: string;
  readonly profile: string;
  /** Environment variables of the stack. */
  readonly env: Readonly<Record<string, string>>;
  /** Instead of LOAD_SECONDS. */
  readonly seconds?: string | undefined;
}

/** k6 exits with 99 when a threshold was missed. */
const wasMeasured = (code: number) => code === 0 || code === 99;

const marker = /^SUMMARY (\{.*\})$/m;

const failure = /msg="FAILED ([^"]*)"/g;

/** Counts the lines about failed operations that k6 printed. Returns each text with its count, the most frequent first. */
export const failuresIn = (output: string): [string, number][] => {
  const counts = new Map<string, number>();
  for (const [, text = ''] of output.matchAll(failure)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
};

/** A script that adds the machine-readable summary to a scenario. A scenario alone leaves k6 its own summary. */
const measured = (folder: string, scenario: string) =>
  [
    `export * from '${folder}/scenarios/${scenario}.ts';`,
    `export { default } from '${folder}/scenarios/${scenario}.ts';`,
    `export { handleSummary } from '${folder}/lib/summary.ts';`,
  ].join('\n');

/** Runs a scenario and returns {code, summary, failures}. Fails if k6 measured nothing: no summary, or a failed set-up. */
export const runK6 = async (k6: K6, { scenario, profile, env, seconds }: Run) => {
  const { PUBLIC_URL = '', DEMO_PASSWORD = '' } = env;
  const settings = { ...settingsOf(process.env), ...(seconds && { SECONDS: seconds }) };
  const environment = { BASE_URL: PUBLIC_URL, DEMO_PASSWORD, PROFILE: profile, ...settings };
  const args = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const { code, output } = await run(k6.command, [...k6.args, 'run', '--quiet', '--no-usage-report', ...args, '-'], {
    keep: 2_000_000,
    env: { ...process.env, K6_NO_COLOR: 'true' },
    input: measured(k6.folder, scenario),
  });
  const line = marker.exec(output)?.[1];
  if (!line || !wasMeasured(code))
    throw new Error(`k6 ended with code ${code}:\n${output.replace(marker, '').slice(-3000).trim()}`);
  const summary: Summary = JSON.parse(line);
  return { code, summary, failures: failuresIn(output) };
};

/** The settings of a profile: LOAD_USERS=16 becomes USERS in the scripts. */
const settingsOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    ['USERS', 'SECONDS', 'MINUTES', 'RATE', 'OPERATIONS']
      .filter((name) => env[`LOAD_${name}`])
      .map((name) => [name, env[`LOAD_${name}`]]),
  );
