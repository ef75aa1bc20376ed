const demoAccounts = ['member', 'dealer', 'admin'].map((name) => `${name}@southline.example`);

/** Lines for the screen, names beside values. Lines without a value are left out. */
const table = (lines: [string, string | undefined][]) =>
  lines
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name.padEnd(16)} ${value}`)
    .join('\n');

/** The addresses of a running product. */
interface Addresses {
  readonly web?: string;
  readonly mailbox?: string;
  readonly provider?: string;
  readonly logs?: string;
  readonly demoPassword?: string;
}

export const addressTable = ({ web, mailbox, provider, logs, demoPassword }: Addresses) => {
  const addresses = table([
    ['Southline', web && `${web}/`],
    ['API', web && `${web}/docs`],
    ['Mailbox', mailbox],
    ['Payment sandbox', provider],
    ['Logs', logs],
  ]);
  const accounts = table([
    ['Sign in as', demoAccounts.join(', ')],
    ['Password', demoPassword],
  ]);
  return demoPassword ? `${addresses}\n\n${accounts}` : addresses;
};

export const printAddresses = (addresses: Addresses) =>
  console.log(`\n${addressTable(addresses)}\n\n  Ctrl-C ends it.\n`);
