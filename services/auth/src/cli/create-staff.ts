// node dist/cli/create-staff.js --type Dealer --email … --first-name … --last-name … [--password-stdin] Without
// --password-stdin a password is generated and printed once.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { randomSecret } from '@southline/platform/ids';
import { createAccount } from '../application/staff.ts';
import { loadCliConfig } from '../config.ts';
import { operator, runCommand, staffType, withStaffPorts } from '../staff-ports.ts';

const options = {
  type: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

const madePasswordLength = 20;

runCommand(async () => {
  const { values } = parseArgs({ options });
  const { email, 'first-name': firstName, 'last-name': lastName } = values;
  if (!email || !firstName || !lastName) throw new Error('--email, --first-name and --last-name are needed.');
  const given = values['password-stdin'];
  const password = given
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : randomSecret().slice(0, madePasswordLength);
  const profile = { firstName, lastName, address: '', suburb: '', state: '', postcode: '', mobile: '' };
  const account = { email, userType: staffType(values.type), profile, password, by: operator() };
  const membershipNo = await withStaffPorts(loadCliConfig(process.env), (ports) => createAccount(ports)(account));
  return given ? `created ${membershipNo}` : `created ${membershipNo} with the password ${password}`;
});
