import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { statusOf } from '#machine/http.ts';
import { inLines } from '#machine/lines.ts';
import { filterFor, nowAndThen } from '#machine/log-lines.ts';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { CannotGoOn, say, warn } from '#machine/say.ts';
import { until as untilTrue } from '#machine/wait.ts';
import { agesIn } from './demo-orders.ts';
import { withoutContainers } from './docker.ts';

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
  return {
    ...env,
    // One build for all images, where Compose can: 2.32 and newer.
    COMPOSE_BAKE: env.COMPOSE_BAKE ?? 'true',
    PUBLIC_URL: web,
    PAYMENT_FORM_ORIGIN: env.PAYMENT_FORM_ORIGIN || provider,
  };
};

/** The services of docker-compose.yml with images of others. */
export const servicesOfOthers = ['mongo', 'kafka', 'redis', 'mailpit'];

const longestPullMs = 900_000;

/** The arguments of `docker` for this clone's compose file. */
export const composeFor = (...args: string[]) => ['compose', '--project-directory', root, ...args];

export const composeCommands = {
  /** Pulls the images of others that are not there yet. The option overrides the policy of ours, so it names services. */
  pull: composeFor('pull', '--policy', 'missing', '--quiet', ...servicesOfOthers),
  build: composeFor('--progress', 'plain', 'build'),
  /** Returns when everything has started and the one-time containers before it have ended. */
  up: composeFor('up', '--no-build', '--detach', '--remove-orphans', '--quiet-pull'),
  logs: composeFor('logs', '--follow', '--no-color', '--since', '1s'),
  demoPassword: composeFor('run', '--rm', '--no-deps', 'keys', 'dist/main.js', '/keys', 'show', 'demo-accounts'),
  demoOrders: composeFor('run', '--rm', '--no-deps', '--no-TTY', 'demo-orders'),
  /** Removes the containers but leaves the data. */
  down: composeFor('down', '--timeout', '20'),
  /** A service's own command, in a container of its image. */
  command: (service: string, args: string[]) => composeFor('run', '--rm', '--no-deps', service, ...args),
  audit: (args: string[]) =>
    composeFor(
      ...['-f', `${root}/docker-compose.yml`, '-f', `${root}/docker-compose.observability.yml`],
      ...['run', '--rm', '--no-deps', '--build', 'audit', 'dist/main.js', ...args],
    ),
};

/** A line of `docker compose logs`: {name, line}. Compose clears the line of a terminal first, also where there is none. */
export const splitLogLine = (text: string) => {
  const [, name, line = ''] = /^(\S+?)(?:-\d+)?\s+\| (.*)$/.exec(stripVTControlCharacters(text)) ?? [];
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
export const createComposeStack = (docker: string, around = process.env) => {
  const env = composeEnvironment(around);
  let logs: ChildProcess | undefined;
  const show = nowAndThen((line) => say(`  ${line}`));

  /** Pulls the images of others that are not there. */
  const pull = async () => {
    const until = AbortSignal.timeout(longestPullMs);
    const pulled = await run(docker, composeCommands.pull, { env, cwd: root, show, until });
    if (pulled.code === 0) return;
    const reason = until.aborted ? 'the registry is too slow' : pulled.output.trim().split('\n').at(-1);
    throw new CannotGoOn(`An image cannot be pulled: ${reason}`, [
      'check the connection to the image registry: docker compose pull',
      withoutContainers,
    ]);
  };

  return {
    addresses: composeAddresses(around),
    pull,
    /** Without `build` it starts the images that are there. */
    async start({ timeoutMs = 300_000, build = true } = {}) {
      await pull();
      if (build) {
        say('building images; the first time takes some minutes');
        const built = await run(docker, composeCommands.build, { env, cwd: root, show });
        if (built.code !== 0)
          throw new CannotGoOn(`docker compose build failed:\n${built.output.slice(-3000).trim()}`, [
            withoutContainers,
          ]);
      }
      say('starting containers');
      const { code, output } = await run(docker, composeCommands.up, { env, cwd: root, show });
      if (code !== 0) {
        throw new CannotGoOn(`docker compose up failed:\n${output.slice(-3000).trim()}`, [
          'look at one of them: docker compose logs <name>',
          withoutContainers,
        ]);
      }
      logs = watchLogs(docker, env);
      const asked = async () => (await statusOf(portOf('web', env), '/healthz')) < 500;
      await untilTrue('the shop', asked, { timeoutMs });
    },
    /** The password of the demo accounts; undefined if it cannot be read. */
    async demoPassword() {
      const { code, output } = await run(docker, composeCommands.demoPassword, { env, cwd: root });
      return code === 0 ? /^DEMO_PASSWORD="(.+)"$/m.exec(output)?.[1] : undefined;
    },
    /** Places the demo member's orders, if there are none, and backdates some of them. */
    async demoOrders() {
      const insist = async (command: string[]) => {
        const { code, output } = await run(docker, command, { env, cwd: root });
        if (code !== 0) throw new Error(output.slice(-2000).trim());
        return output;
      };
      for (const words of agesIn(await insist(composeCommands.demoOrders)))
        await insist(composeCommands.command('orders', ['dist/cli/age-order.js', ...words]));
    },
    /** Shows no more log lines; the containers stay. */
    detach() {
      logs?.kill();
    },
    async stop() {
      logs?.kill();
      await run(docker, composeCommands.down, { env, cwd: root });
    },
  };
};
