const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: npm test brings the stack up and names it.`);
  return value;
};

/** Addresses of the stack that the browser tests run against. */
export const environment = () => ({
  web: named('SOUTHLINE_E2E_URL'),
  mailbox: named('SOUTHLINE_E2E_MAILBOX_URL'),
  sandbox: named('SOUTHLINE_E2E_SANDBOX_URL'),
});
