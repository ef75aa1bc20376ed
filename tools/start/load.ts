// npm run load -- checkout          a smoke run: does it work
// npm run load -- checkout load     measured: eight users, a minute; also stress, soak
// npm run load -- compare <commit>  what an operation costs beside what it cost there
// It uses the stack that `npm start` runs in this clone, or brings one up for itself.
import { explain } from '#machine/say.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';

const ending = onSignals();
try {
  await install();
  // Needs the installation.
  const { measureLoad } = await import('./load/measure.ts');
  const ok = await measureLoad(ending, process.argv.slice(2));
  await ending.end(ok ? 0 : 1);
} catch (error) {
  await ending.end(1, () => explain(error));
}
