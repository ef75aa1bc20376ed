import { Counter, Gauge, Histogram } from '@southline/platform/metrics';

export const throttled = new Counter({
  name: 'southline_auth_throttled_total',
  help: 'Refusals by limit (account, device, address, global, change, factor, factor-device, sign-ups, resets, mails-…, email-changes)',
  labelNames: ['limit'],
});

export const accountRequests = new Counter({
  name: 'southline_auth_requests_total',
  help: 'Accepted requests by kind; "unheard": answered as usual, without a further mail',
  labelNames: ['kind'],
});

export const hashSeconds = new Histogram({
  name: 'southline_auth_hash_seconds',
  help: 'Time of one argon2 computation, without waiting, by operation (hash, verify)',
  labelNames: ['operation'],
  buckets: [0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1],
});

export const lapsedAccounts = new Counter({
  name: 'southline_auth_lapsed_accounts_total',
  help: 'Accounts removed because nobody verified their address',
});

let queue: { readonly length: number } | undefined;

export const hashQueueLength = new Gauge({
  name: 'southline_auth_hash_queue_length',
  help: 'Passwords that wait to be hashed',
  collect() {
    this.set(queue?.length ?? 0);
  },
});

export const watchQueue = (watched: { readonly length: number }): void => {
  queue = watched;
};
