// @ts-nocheck
const demoAccounts = ['member', 'dealer', 'admin'].map((name) => `${name}@southline.example`);

/** Lines for the screen, names beside values; what has no value is left out. */
const table = (lines) =>
  lines
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name.padEnd(16)} ${value}`)
    .join('\n');

/** Where a running product is reached: {web, mailbox, provider, logs, demoPassword}. */
export const addressTable = ({ web, mailbox, provider, logs, demoPassword }) => {
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

export const printAddresses = (addresses) => console.log(`\n${addressTable(addresses)}\n\n  Ctrl-C ends it.\n`);
