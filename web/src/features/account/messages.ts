import { defineMessages } from 'react-intl';
import texts from './messages.json';

/** Error texts of fields that only these forms have. */
export const problems = defineMessages(texts.problems);

/** The server's refusals, keyed by the text that it answers. */
export const refusals = defineMessages(texts.refusals);

const plain = defineMessages(texts.plain);

const withValues = defineMessages<{
  verifySent: { email: string };
  sentText: { email: string };
  pending: { email: string; present: string };
  too_many_attempts: { wait: string };
  minutes: { count: number };
  seconds: { count: number };
}>({
  verifySent: {
    id: 'account.verify.sent',
    defaultMessage: 'We have sent an email to {email}. Open the link in it to verify the address, then sign in.',
  },
  sentText: {
    id: 'account.sent.text',
    defaultMessage:
      'If {email} belongs to an account, we are sending it an email with a link and a temporary password.',
  },
  pending: {
    id: 'account.pending',
    defaultMessage:
      '{email} is not verified yet: open the link in the email that we sent to it. Until then we use {present}.',
  },
  too_many_attempts: { id: 'account.too_many_attempts', defaultMessage: 'Too many attempts. Try again in {wait}.' },
  minutes: { id: 'account.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  seconds: { id: 'account.seconds', defaultMessage: '{count, plural, one {# second} other {# seconds}}' },
});

export const messages = { ...plain, ...withValues };
