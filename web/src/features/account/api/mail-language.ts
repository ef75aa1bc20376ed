import { DEFAULT_LANGUAGE, spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

/** The language that the mail of a call is to be in; undefined for the usual one. */
export const useMailLanguage = (): string | undefined => {
  const lng = spokenLanguage(useLanguage());
  return lng === DEFAULT_LANGUAGE ? undefined : lng;
};
