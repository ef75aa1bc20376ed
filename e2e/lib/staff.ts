import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unique } from '@southline/testkit';
import { firstPassword } from './member.ts';

const root = join(import.meta.dirname, '..', '..');

/** Creates a staff account for one test, with the operators' command. */
export const newStaff = async (type: 'Dealer' | 'Admin'): Promise<{ email: string; password: string }> => {
  const email = `${unique('staff')}@southline.example`;
  const file = join(root, 'services', 'auth', 'dist', 'cli', 'create-staff.js');
  const args = ['--type', type, '--email', email, '--first-name', 'Sam', '--last-name', 'Desk', '--password-stdin'];
  const env = { ...process.env, MONGO_URL: process.env.AUTH_MONGO_URL };
  const running = promisify(execFile)(process.execPath, [file, ...args], { env });
  running.child.stdin?.end(firstPassword);
  await running;
  return { email, password: firstPassword };
};
