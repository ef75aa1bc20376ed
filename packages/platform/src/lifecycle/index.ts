export { type InternalServer, startInternalServer } from './internal-server.ts';
export { type Readiness, readiness } from './readiness.ts';
export { type Background, repeat } from './repeat.ts';
export { type Running, run } from './run.ts';
export { runCommand } from './run-command.ts';
