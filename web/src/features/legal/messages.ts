import { defineMessages } from 'react-intl';
import { legalDocument } from './texts/legal-document.ts';
import privacy from './texts/privacy.json';
import returns from './texts/returns.json';
import terms from './texts/terms.json';
import warranty from './texts/warranty.json';

export const messages = defineMessages({
  contents: { id: 'legal.contents', defaultMessage: 'On this page' },
  more: { id: 'legal.more', defaultMessage: 'See also' },
  onlyEnglish: { id: 'legal.onlyEnglish', defaultMessage: 'The English text of this page is the binding one.' },
});

export const documents = {
  privacy: legalDocument('privacy', privacy),
  terms: legalDocument('terms', terms),
  warranty: legalDocument('warranty', warranty),
  returns: legalDocument('returns', returns),
};
export type LegalName = keyof typeof documents;
