import { CannotGoOn } from './say.mjs';

const ways = ['containers', 'processes'];

/** Servers that somebody else runs are reached by processes of this machine; containers bring their own. */
const foreign = ['MONGO_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'SMTP_URL', 'PAYMENT_PROVIDER_URL'];

/** The oldest Compose that reads docker-compose.yml. */
const oldest = [2, 24];

const isRecent = (version = '') => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
};

/**
 * How `npm start` brings the product up: {containers, why}. In containers where an engine answers and nothing speaks against
 * it; `SOUTHLINE_START` decides otherwise. `composeVersion` asks for the version of Docker Compose, '' without one.
 */
export const chooseWay = async ({ env, only, engineAnswers, composeVersion }) => {
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
  const why = answers ? `Docker Compose ${oldest.join('.')} or newer is not there` : 'no Docker engine answers';
  if (wanted) throw new CannotGoOn(`The product cannot run in containers: ${why}.`, ['leave SOUTHLINE_START out']);
  return { containers: false, why };
};

/** The choice in one line, with the way to the other one. */
export const describeWay = ({ containers, why }) =>
  containers
    ? `${why}: the product runs in containers (SOUTHLINE_START=processes runs it without)`
    : `the product runs as processes of this machine (${why})`;
