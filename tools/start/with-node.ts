// node tools/launch.mjs with-node <program> …   runs a program of the workspace, or a TypeScript file, with production's Node
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { asTypeScript } from '#machine/type-script.ts';
import { onSignals } from './interrupt.ts';

const [program = '', ...args] = process.argv.slice(2);
const { end } = onSignals();
const [command, before] = program.endsWith('.ts')
  ? [process.execPath, [...asTypeScript, program]]
  : [join(root, 'node_modules', '.bin', program), []];
await end((await run(command, [...before, ...args], { stdio: 'inherit' })).code);
