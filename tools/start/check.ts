// npm run check   types, lint, import rules and proto
import { install } from './install.ts';
import { asResult, openTally } from './tally.ts';

const tally = openTally();
await install();
// Needs the installation.
const { quickChecks } = await import('./checks/quick-checks.ts');
for (const { name, check } of quickChecks()) await tally.step(name, () => asResult(check));
process.exit(tally.close());
