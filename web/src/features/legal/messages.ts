import { defineMessages } from 'react-intl';
import { privacy } from './texts/privacy.ts';
import { returns } from './texts/returns.ts';
import { terms } from './texts/terms.ts';
import { warranty } from './texts/warranty.ts';

export const messages = defineMessages({
  contents: { id: 'legal.contents', defaultMessage: 'On this page' },
  more: { id: 'legal.more', defaultMessage: 'See also' },
  onlyEnglish: { id: 'legal.onlyEnglish', defaultMessage: 'The English text of this page is the binding one.' },
});

export const documents = { privacy, terms, warranty, returns };
export type LegalName = keyof typeof documents;
