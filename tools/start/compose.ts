import { type ChildProcess, spawn } from 'node:child_process';
import { statusOf } from '#machine/http.ts';
import { inLines } from '#machine/lines.ts';
import { filterFor, nowAndThen } from '#machine/log-lines.ts';
import { root } from '#machine/paths.ts';
import { onPath, run } from '#machine/run.ts';
import { CannotGoOn, say, warn } from '#machine/say.ts';
import { until } from '#machine/wait.ts';

/** Ports that are published, moved by the same variables as those of the processes. */
const published = {
  web: ['SOUTHLINE_WEB_PORT', 8080],
  mailbox: ['SOUTHLINE_MAILBOX_PORT', 8025],
  provider: ['SOUTHLINE_SANDBOX_PORT', 8090],
} as const;

const portOf = (name: keyof typeof published, env: NodeJS.ProcessEnv) => {
  const [variable, usual] = published[name];
  return Number(env[variable] || usual);
};

/** The addresses of the product in containers: the same as in processes. */
export const composeAddresses = (env: NodeJS.ProcessEnv) => {
  const local = (name: keyof typeof published) => `http://127.0.0.1:${portOf(name, env)}`;
  return {
    web: env.PUBLIC_URL || local('web'),
    mailbox: local('mailbox'),
    provider: local('provider'),
    logs: 'docker compose logs --follow',
  };
};

/** The environment with the variables that docker-compose.yml reads. */
export const composeEnvironment = (env: NodeJS.ProcessEnv) => {
  const { web, provider } = composeAddresses(env);
  return { ...env, PUBLIC_URL: web, PAYMENT_FORM_ORIGIN: env.PAYMENT_FORM_ORIGIN || provider };
};

const compose = (...args: string[]) => ['compose', '--project-directory', root, ...args];

export const composeCommands = {
  /** Returns when everything has started and the one-time containers before it have ended. */
  up: compose('up', '--build', '--detach', '--remove-orphans', '--quiet-pull'),
  logs: compose('logs', '--follow', '--no-color', '--since', '1s'),
  demoPassword: compose('run', '--rm', '--no-deps', 'keys', 'dist/main.js', '/keys', 'show', 'demo-accounts'),
  /** Removes the containers but leaves the data. */
  down: compose('down', '--timeout', '20'),
  /** A service's own command, in a container of its image. */
  command: (service: string, args: string[]) => compose('run', '--rm', '--no-deps', service, ...args),
  audit: (args: string[]) =>
    compose(
      ...['-f', `${root}/docker-compose.yml`, '-f', `${root}/docker-compose.observability.yml`],
      ...['run', '--rm', '--no-deps', '--build', 'audit', 'dist/main.js', ...args],
    ),
};

/** Version of Docker Compose; '' if it is missing. */
export const composeVersion = async () => {
  const docker = onPath('docker');
  if (!docker) return '';
  const { code, output } = await run(docker, ['compose', 'version', '--short']);
  return code === 0 ? output.trim() : '';
};

/** A line of `docker compose logs`: {name, line}. */
export const splitLogLine = (text: string) => {
  const [, name, line = ''] = /^(\S+?)(?:-\d+)?\s+\| (.*)$/.exec(text) ?? [];
  return name ? { name, line } : undefined;
};

/** Shows warnings and errors of all processes, as without containers. */
const watchLogs = (docker: string, env: NodeJS.ProcessEnv) => {
  const filters = new Map<string, (line: string) => void>();
  const child = spawn(docker, composeCommands.logs, { env, cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const { take } = inLines((text) => {
    const found = splitLogLine(text);
    if (!found) return;
    const show = filters.get(found.name) ?? filterFor((text) => warn(`${found.name}: ${text}`));
    filters.set(found.name, show);
    show(found.line);
  });
  child.stdout.setEncoding('utf8').on('data', take);
  child.once('error', (error) => warn(`docker compose logs: ${error.message}`));
  return child;
};

/** The product in containers: `start` returns when it is ready, `stop` when the containers have ended. */
export const createComposeStack = (around = process.env) => {
  const docker = onPath('docker') ?? 'docker';
  const env = composeEnvironment(around);
  let logs: ChildProcess | undefined;
  return {
    addresses: composeAddresses(around),
    async start({ timeoutMs = 300_000 } = {}) {
      say('building images and starting containers; the first time takes some minutes');
      const show = nowAndThen((line) => say(`  ${line}`));
      const { code, output } = await run(docker, composeCommands.up, { env, cwd: root, show });
      if (code !== 0) {
        throw new CannotGoOn(`docker compose up failed:\n${output.slice(-3000).trim()}`, [
          'look at one of them: docker compose logs <name>',
          'or start without containers: SOUTHLINE_START=processes npm start',
        ]);
      }
      logs = watchLogs(docker, env);
      const asked = async () => (await statusOf(portOf('web', env), '/healthz')) < 500;
      await until('the shop', asked, { timeoutMs });
    },
    /** The password of the demo accounts; undefined if it cannot be read. */
    async demoPassword() {
      const { code, output } = await run(docker, composeCommands.demoPassword, { env, cwd: root });
      return code === 0 ? /^DEMO_PASSWORD="(.+)"$/m.exec(output)?.[1] : undefined;
    },
    async stop() {
      logs?.kill();
      await run(docker, composeCommands.down, { env, cwd: root });
    },
  };
};
