import { Counter, Gauge, Histogram } from '@southline/platform/metrics';

export const providerCalls = new Histogram({
  name: 'southline_payments_provider_duration_seconds',
  help: 'Duration of operations at the card provider, by operation and result (answered, trouble)',
  labelNames: ['operation', 'result'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
});

export const attemptMoves = new Counter({
  name: 'southline_payments_attempt_moves_total',
  help: 'Moves of payment attempts, by the state before and after',
  labelNames: ['from', 'to'],
});

export const captures = new Counter({
  name: 'southline_payments_captures_total',
  help: 'Captures recorded, by whether they are kept or surplus',
  labelNames: ['kind'],
});

export const suspiciousDeclines = new Counter({
  name: 'southline_payments_suspicious_declines_total',
  help: 'Declines for lost, stolen or suspected cards',
});

export const refundsSettled = new Counter({
  name: 'southline_payments_refunds_settled_total',
  help: 'Refunds that the provider has carried out',
});

export const watchedAttempts = new Gauge({
  name: 'southline_payments_attempts',
  help: 'Payment attempts without a final result, by state',
  labelNames: ['state'],
});

export const attemptsInReview = new Gauge({
  name: 'southline_payments_attempts_in_review',
  help: 'Payment attempts, and captures of no order of ours, that a person has to look at',
});

export const openRefunds = new Gauge({
  name: 'southline_payments_refunds_open',
  help: 'Refunds that are not settled, by state',
  labelNames: ['state'],
});

export const refundsInReview = new Gauge({
  name: 'southline_payments_refunds_in_review',
  help: 'Refunds that the provider refuses or that cannot be told apart',
});
