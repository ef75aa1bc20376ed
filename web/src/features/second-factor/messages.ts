import { defineMessages } from 'react-intl';
import texts from './messages.json';

const withValues = defineMessages<{ left: { count: number }; wait: { seconds: number } }>({
  left: { id: 'second-factor.left', defaultMessage: '{count, plural, one {# code is} other {# codes are}} left.' },
  wait: {
    id: 'second-factor.wait',
    defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
});

const { code_wrong, invalid_token, invalid_credentials, passkeyFailed: passkey_failed, ...plain } = texts;

/** The server's refusals, by the text that it answers. */
export const refusals = defineMessages({ code_wrong, invalid_token, invalid_credentials, passkey_failed });

export const messages = { ...defineMessages(plain), ...withValues };
