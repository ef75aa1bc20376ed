import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName, Stack } from '../../tools/start/stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs a service's own command in the stack, and returns what it prints. */
export const serviceCommand = async (
  stack: Stack,
  service: ServiceName,
  name: string,
  args: readonly string[],
): Promise<string> => {
  const file = join(root, `services/${service}/dist/cli/${name}.js`);
  const env = { ...stack.processEnv(service), LOG_LEVEL: 'silent' };
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
};
