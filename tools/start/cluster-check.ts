// npm run cluster-check   sends the manifests to a real API server, which is built with Go
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import { openTally } from './tally.ts';

const tally = openTally();
const ending = onSignals();
await install();
// Needs the installation.
const { checkManifests } = await import('./cluster/check-manifests.ts');
const ok = await tally.step('manifests at a real API server', checkManifests);
await ending.end(ok ? 0 : 1);
