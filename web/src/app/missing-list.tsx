import { useMissingTexts } from '../shared/i18n/missing-texts.ts';

/** For anyone who translates, in the pseudo-language only: ids that the page could not show in the chosen language. */
export const MissingList = () => {
  const missing = useMissingTexts();
  return missing.length > 0 && <pre data-missing-texts>{missing.join('\n')}</pre>;
};
