import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { OFFERED, PSEUDO } from '../../shared/i18n/language.ts';
import { useChooseLanguage, useLanguage } from '../../shared/i18n/use-language.ts';
import { messages } from '../messages.ts';
import classes from './shell.module.css';

/** Each language in its own words: anyone who looks for it may not read the present one. */
export const LanguageSwitch = () => {
  const { formatMessage } = useIntl();
  const current = useLanguage();
  const choose = useChooseLanguage(useApi());
  const shown = current === 'pseudo' ? [...OFFERED, PSEUDO] : OFFERED;
  return (
    <fieldset className={classes.languages} aria-label={formatMessage(messages.language)}>
      {shown.map(({ language, name, tag }) => (
        <button
          key={language}
          type="button"
          lang={tag}
          className={classes.language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};
