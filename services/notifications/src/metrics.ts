import { Counter, Gauge, Histogram } from '@southline/platform/metrics';

export const mailsFinished = new Counter({
  name: 'southline_mails_total',
  help: 'Sendings of mails, by template and result (sent, retry, failed, dropped)',
  labelNames: ['template', 'result'],
});

export const mailsWaiting = new Gauge({
  name: 'southline_mails_waiting',
  help: 'Mails that are queued: for their papers, their turn or their next try',
});

export const mailsFailed = new Gauge({
  name: 'southline_mails_given_up',
  help: 'Mails that a mail server refused for good or that were tried for too long',
});

export const sendSeconds = new Histogram({
  name: 'southline_mail_send_seconds',
  help: 'Time until the mail server accepted a mail, by template',
  labelNames: ['template'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10],
});
