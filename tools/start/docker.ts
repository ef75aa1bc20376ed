import { onPath, run } from '#machine/run.ts';
import { CannotGoOn } from '#machine/say.ts';

/** The oldest engine that knows `start_interval`, and the oldest Compose that reads docker-compose.yml. */
const oldestEngine = { major: 25, minor: 0 };
const oldestCompose = { major: 2, minor: 24 };

export const withoutContainers = 'or run the product without containers: npm start';

const isRecent = (version: string, oldest: typeof oldestEngine) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

/** Asks a Docker program; an engine that does not answer within ten seconds counts as missing. */
const ask = async (docker: string, ...args: string[]) => {
  const { code, output } = await run(docker, args, { until: AbortSignal.timeout(10_000) });
  return { ok: code === 0, text: output.trim() };
};

const refused = (answer: string) =>
  /permission denied/i.test(answer)
    ? new CannotGoOn('This user has no right to use the socket of the Docker engine.', [
        'add the user to the group "docker" and sign in again, or use rootless Docker',
        withoutContainers,
      ])
    : new CannotGoOn(`No Docker engine answers: ${answer.split('\n').at(-1) || 'it is silent'}`, [
        'start Docker, or choose a context whose engine runs: docker context ls',
        withoutContainers,
      ]);

/**
 * The Docker client whose engine and Compose can run the product. It follows DOCKER_HOST, contexts and rootless sockets.
 * Throws CannotGoOn with one sentence about what is missing.
 */
export const findDocker = async (): Promise<string> => {
  const docker = onPath('docker');
  if (!docker) {
    throw new CannotGoOn('Docker is not on the PATH.', [
      `install Docker Engine ${oldestEngine.major} or newer with Compose`,
      withoutContainers,
    ]);
  }
  const engine = await ask(docker, 'version', '--format', '{{.Server.Version}}');
  if (!engine.ok) throw refused(engine.text);
  if (!isRecent(engine.text, oldestEngine)) {
    throw new CannotGoOn(`The Docker engine is ${engine.text}; the oldest that works is ${oldestEngine.major}.`, [
      'upgrade the engine',
      withoutContainers,
    ]);
  }
  const compose = await ask(docker, 'compose', 'version', '--short');
  if (!compose.ok || !isRecent(compose.text, oldestCompose)) {
    const { major, minor } = oldestCompose;
    throw new CannotGoOn(
      compose.ok
        ? `Docker Compose is ${compose.text}; the oldest that works is ${major}.${minor}.`
        : 'Docker Compose is missing.',
      [`install Docker Compose ${major}.${minor} or newer`, withoutContainers],
    );
  }
  return docker;
};
