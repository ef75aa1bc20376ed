import { legalDocument } from './texts/legal-document.ts';
import privacy from './texts/privacy.json';
import returns from './texts/returns.json';
import terms from './texts/terms.json';
import warranty from './texts/warranty.json';

export { default as messages } from './messages.json';

export const documents = {
  privacy: legalDocument('privacy', privacy),
  terms: legalDocument('terms', terms),
  warranty: legalDocument('warranty', warranty),
  returns: legalDocument('returns', returns),
};
export type LegalName = keyof typeof documents;
