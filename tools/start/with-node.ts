// node tools/launch.mjs with-node <program> …   runs a program of the workspace with the Node that production runs
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { onSignals } from './interrupt.ts';

const [program = '', ...args] = process.argv.slice(2);
const { end } = onSignals();
await end((await run(join(root, 'node_modules', '.bin', program), args, { stdio: 'inherit' })).code);
