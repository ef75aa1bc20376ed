// npm test                 everything, in a space of its own
// npm test -- unit int     only these steps: checks, unit, int, build, e2e, chaos
// npm test -- build drill  the drills (tools/start/drill.ts), else only by test:thorough
// npm test -- cluster      the manifests at a real API server, else only by test:thorough
// npm run test:thorough    everything at full size, and the drills
// npm test -- e2e e2e/finder.spec.ts   only these files of them
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

// Read by the tests (packages/testkit/src/thorough.ts).
if (thorough) process.env.SOUTHLINE_TESTS = 'thorough';

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
