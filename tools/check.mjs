// npm run check   types, lint, import rules and proto: what takes seconds

import { quickChecks } from './start/checks/quick-checks.mjs';
import { takeNode } from './start/take-node.mjs';
import { asResult, openTally } from './start/tally.mjs';

await takeNode();
const tally = openTally();
for (const { name, check } of quickChecks()) await tally.step(name, () => asResult(check));
process.exit(tally.close());
