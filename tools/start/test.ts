// npm test                 everything, in a space of its own
// npm test -- unit int     only these steps: checks, unit, int, build, e2e, chaos
// npm test -- build drill  the drills (tools/start/drill.ts), else only by test:thorough
// npm test -- cluster      the manifests at a real API server, else only by test:thorough
// npm run test:thorough    everything at full size, and the drills
// npm test -- e2e e2e/finder.spec.ts   only these files of them
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { explain, say } from '#machine/say.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import { asResult, openTally } from './tally.ts';

const thorough = process.argv.includes('--thorough');
const words = process.argv.slice(2).filter((word) => word !== '--thorough');
const files = words.filter((word) => word.includes('/'));
const steps = words.filter((word) => !word.includes('/'));
const gitStatus = async () => (await run('git', ['status', '--porcelain'], { cwd: root })).output;

/** A file system in memory, on Linux. */
const memory = '/dev/shm';
/** More than the stores of all tests write. */
const roomBytes = 6 * 2 ** 30;
const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes && freemem() > 2 * roomBytes;
};

// Read by the tests (packages/testkit/src/thorough.ts).
if (thorough) process.env.SOUTHLINE_TESTS = 'thorough';
// MongoDB needs a fifth less processor time for data in memory. A thorough run writes to the disk, as production does.
else if (hasRoom()) process.env.SOUTHLINE_SPACES ??= memory;

const tally = openTally();
const ending = onSignals();
try {
  const before = await gitStatus();
  if (await tally.step('workspace installed', () => asResult(() => install().then(() => ({ ok: true }))))) {
    // Needs the installation.
    const { runSuite } = await import('./suite.ts');
    await runSuite({ tally, ending, files, steps, thorough });
    // Only in CI: on a developer's machine the person may be editing meanwhile.
    if (process.env.CI) {
      await tally.step('work tree as before', async () => {
        const after = await gitStatus();
        return asResult(async () => ({ ok: after === before, reason: after }));
      });
    }
  }
  await ending.end(tally.close());
} catch (error) {
  await ending.end(1, () => {
    explain(error);
    say('the tests could not be run');
  });
}
