import { CannotGoOn } from '#machine/say.ts';

const ways = ['containers', 'processes'];

/**
 * Variables with the address of an external server. Only processes on this machine use them; containers bring their own
 * servers.
 */
const foreign = ['MONGO_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'SMTP_URL', 'PAYMENT_PROVIDER_URL'];

/** The oldest Compose that reads docker-compose.yml. */
const oldest = { major: 2, minor: 24 };

const isRecent = (version = '') => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

interface Circumstances {
  readonly env: NodeJS.ProcessEnv;
  /** The requested processes; undefined: all. */
  readonly only?: readonly string[];
  readonly engineAnswers: () => Promise<boolean>;
  /** Version of Docker Compose, '' without one. */
  readonly composeVersion: () => Promise<string>;
}

interface Way {
  readonly containers: boolean;
  readonly why: string;
}

/**
 * How `npm start` runs the product: in containers if a container engine answers and nothing prevents it. `SOUTHLINE_START`
 * overrides the choice.
 */
export const chooseWay = async ({ env, only, engineAnswers, composeVersion }: Circumstances): Promise<Way> => {
  const wanted = env.SOUTHLINE_START;
  if (wanted && !ways.includes(wanted)) {
    throw new CannotGoOn(`SOUTHLINE_START=${wanted} is no way to start.`, [`it may be ${ways.join(' or ')}`]);
  }
  if (wanted === 'processes') return { containers: false, why: 'SOUTHLINE_START says so' };
  if (only) {
    if (wanted) throw new CannotGoOn('Single processes run on this machine only: leave SOUTHLINE_START out.');
    return { containers: false, why: 'only some were asked for' };
  }
  if (!wanted) {
    const named = foreign.find((name) => env[name]);
    if (named) return { containers: false, why: `${named} names a server` };
  }
  const answers = await engineAnswers();
  const version = answers ? await composeVersion() : '';
  if (answers && isRecent(version))
    return { containers: true, why: wanted ? 'SOUTHLINE_START says so' : 'Docker answers' };
  const why = answers
    ? `Docker Compose ${oldest.major}.${oldest.minor} or newer is not there`
    : 'no Docker engine answers';
  if (wanted) throw new CannotGoOn(`The product cannot run in containers: ${why}.`, ['leave SOUTHLINE_START out']);
  return { containers: false, why };
};

/** The choice in one line, with the variable that changes it. */
export const describeWay = ({ containers, why }: Way) =>
  containers
    ? `${why}: the product runs in containers (SOUTHLINE_START=processes runs it without)`
    : `the product runs as processes of this machine (${why})`;
