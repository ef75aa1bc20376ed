// npm run check   types, lint, import rules and proto: what takes seconds

import { quickChecks } from './start/checks/quick-checks.mjs';
import { explain } from './start/say.mjs';
import { takeNode } from './start/take-node.mjs';
import { asResult, openTally } from './start/tally.mjs';

await takeNode().catch((error) => {
  explain(error);
  process.exit(1);
});
const tally = openTally();
for (const { name, check } of quickChecks()) await tally.step(name, () => asResult(check));
process.exit(tally.close());
