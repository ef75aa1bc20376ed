import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

/** Validation messages of the fields. */
export const problems = defineMessages(texts.problems);

const plain = defineMessages(texts.plain);

const withLinks = defineMessages<{
  consentTerms: { terms: MessageTag };
  consentPrivacy: { privacy: MessageTag };
}>({
  consentTerms: {
    id: 'promotion.consent1',
    defaultMessage: 'I have read the <terms>terms of the promotion (PDF)</terms> and agree to them.',
  },
  consentPrivacy: {
    id: 'promotion.consent2',
    defaultMessage: 'I have read the <privacy>privacy policy</privacy> and agree to how my details are used.',
  },
});

const withNames = defineMessages<{ remove: { name: string }; uploading: { name: string }; uploaded: { name: string } }>(
  {
    remove: { id: 'promotion.remove', defaultMessage: 'Delete {name}' },
    uploading: { id: 'promotion.uploading', defaultMessage: 'Uploading {name}' },
    uploaded: { id: 'promotion.uploaded', defaultMessage: '{name} is uploaded' },
  },
);

export const messages = { ...plain, ...withLinks, ...withNames };
