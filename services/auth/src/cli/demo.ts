// Creates one verified account of each type with the password DEMO_PASSWORD.
import { demoAccountsWith } from '../application/demo-accounts.ts';
import { loadCliConfig } from '../config.ts';
import { runCommand, withStaffPorts } from '../staff-ports.ts';

runCommand(async () => {
  const config = loadCliConfig(process.env);
  const password = config.DEMO_PASSWORD;
  if (!password) throw new Error('DEMO_PASSWORD is not set.');
  const emails = await withStaffPorts(config, (ports) => demoAccountsWith(ports)(password));
  return `demo accounts: ${emails.join(', ')}`;
});
