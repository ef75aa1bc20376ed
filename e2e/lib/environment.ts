const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: npm test brings the stack up and names it.`);
  return value;
};

/**
 * Addresses of the stack that the browser tests run against, and the browser. What only some tests need is read when they use
 * it.
 */
export const environment = () => ({
  web: named('SOUTHLINE_E2E_URL'),
  mailbox: named('SOUTHLINE_E2E_MAILBOX_URL'),
  sandbox: named('SOUTHLINE_E2E_SANDBOX_URL'),
  /** The port to which all processes send their traces; a test listens there. */
  get tracesPort() {
    return Number(named('SOUTHLINE_E2E_TRACES_PORT'));
  },
  /** Addresses of the metrics of every process, with spaces between. */
  get metrics() {
    return named('SOUTHLINE_E2E_METRICS_URLS').split(' ');
  },
  /** Folder with a mark for each form of a screen that axe has checked in this run; all workers use it. */
  get checkedScreens() {
    return named('SOUTHLINE_E2E_CHECKED_SCREENS');
  },
  /** Password of the demo accounts member@, dealer@ and admin@southline.example. */
  get demoPassword() {
    return named('DEMO_PASSWORD');
  },
  chromium: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  /** Folder for a picture of every step; without it no pictures are taken. */
  pictures: process.env.SOUTHLINE_E2E_PICTURES,
});
