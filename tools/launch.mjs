// @ts-check
// node tools/launch.mjs <command> [words]   runs tools/start/<command>.ts with the Node that production runs
// It and what it imports are JavaScript for Node 18 and newer, without packages: nothing is installed yet.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { handOver } from './start/hand-over.mjs';
import { chooseNode } from './start/production-node.mjs';

const [command, ...words] = process.argv.slice(2);
const folder = fileURLToPath(new URL('.', import.meta.url));
const file = join(folder, 'start', `${command}.ts`);

// With the compile cache a process needs a third less processor time to start.
process.env.NODE_COMPILE_CACHE ??= join(folder, '../.data/compile-cache');

try {
  const node = chooseNode();
  console.error(
    `   0.0s  Node ${node.version} (${node.source})${node.path === process.execPath ? '' : `; this was started with ${process.versions.node}`}`,
  );
  if (node.path !== process.execPath) await handOver(node.path, [file, ...words]);
  process.argv.splice(1, 2, file);
} catch (error) {
  console.error(`   0.0s  ! ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import(pathToFileURL(file).href);
