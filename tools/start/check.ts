// npm run check   types, lint, import rules and proto

import { quickChecks } from './checks/quick-checks.ts';
import { asResult, openTally } from './tally.ts';

const tally = openTally();
for (const { name, check } of quickChecks()) await tally.step(name, () => asResult(check));
process.exit(tally.close());
