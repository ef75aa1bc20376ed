// npm run load -- checkout          a smoke run: checks that it works
// npm run load -- checkout load     a measurement: eight users, one minute; also stress, soak
// npm run load -- capacity          mixed visits, compared with the model of `npm run capacity`
// npm run load -- bound             compares a purchase with its lower bound: one process, no network inside
// npm run load -- compare <commit>  compares the cost of an operation with that commit
// Uses the stack that `npm start` runs in this clone, or starts its own.
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
