import { DEFAULT_LANGUAGE, spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

/** The language of a mail that the call sends; undefined for the default one. */
export const useMailLanguage = (): string | undefined => {
  const lng = spokenLanguage(useLanguage());
  return lng === DEFAULT_LANGUAGE ? undefined : lng;
};
