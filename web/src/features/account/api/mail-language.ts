import { DEFAULT_LANGUAGE, spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

/** The path of a call that leads to a mail, with the language that the mail is to be in. */
export const useMailLanguage = () => {
  const lng = spokenLanguage(useLanguage());
  return (path: string) => (lng === DEFAULT_LANGUAGE ? path : `${path}?lng=${lng}`);
};
