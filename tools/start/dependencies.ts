// npm run dependencies   lists direct dependencies with newer versions, and known weaknesses of production dependencies. It fails
// for a dependency that is a major version behind without a reason (held-back.ts), and for a high weakness.

import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { adviceOf, agesOf } from './dependency-report.ts';
import { heldBack } from './held-back.ts';
import { pinnedPnpm } from './pnpm.ts';

/** pnpm exits with 1 if it has found something, so the code says nothing. */
const ask = async (...args: string[]) => (await run('npx', ['--yes', pinnedPnpm(), ...args], { cwd: root })).output;

const ages = agesOf(await ask('outdated', '--recursive', '--format', 'json'), heldBack);
const advice = adviceOf(await ask('audit', '--prod', '--json'));
for (const line of [...ages.lines, '', ...advice.lines]) process.stdout.write(`${line}\n`);
process.exit(ages.isClean && advice.isClean ? 0 : 1);
