import { useMissingTexts } from '../shared/i18n/missing-texts.ts';

/** For translators, only in the pseudo-language: the message ids without a text in the chosen language. */
export const MissingList = () => {
  const missing = useMissingTexts();
  return missing.length > 0 && <pre data-missing-texts>{missing.join('\n')}</pre>;
};
