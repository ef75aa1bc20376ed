// npm run check       types, lint, import rules, proto and the other checks that need no server
// npm run typecheck   the types alone
// npm run lint        lint, format and import rules alone
import { install } from './install.ts';
import { asResult, openTally } from './tally.ts';

const [only] = process.argv.slice(2);
const tally = openTally();
await install();
// Needs the installation.
const { quickChecks } = await import('./checks/quick-checks.ts');
const chosen = quickChecks().filter(({ parts }) => !only || parts?.some((part) => part === only));
for (const { name, check } of chosen) await tally.step(name, () => asResult(check));
process.exit(tally.close());
