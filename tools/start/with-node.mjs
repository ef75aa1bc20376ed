// node tools/start/with-node.mjs <command…>   runs a program of the workspace with the Node that production runs
import { join } from 'node:path';
import { onSignals } from './interrupt.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { explain } from './say.mjs';
import { takeNode } from './take-node.mjs';

const main = async () => {
  await takeNode();
  const end = onSignals(async () => {});
  const [command, ...args] = process.argv.slice(2);
  const { code } = await run(join(root, 'node_modules', '.bin', command), args, { stdio: 'inherit' });
  await end(code);
};

main().catch((error) => {
  explain(error);
  process.exit(1);
});
