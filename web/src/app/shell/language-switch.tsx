import { languages, pseudoLanguage } from '@southline/kernel/language';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { isPseudo } from '../../shared/i18n/language.ts';
import { useChooseLanguage, useLanguage } from '../../shared/i18n/use-language.ts';
import { messages } from '../messages.ts';
import classes from './shell.module.css';

/** Each language is named in itself, because the visitor may not read the current language. */
export const LanguageSwitch = () => {
  const { formatMessage } = useIntl();
  const current = useLanguage();
  const choose = useChooseLanguage(useApi());
  const shown = isPseudo(current) ? [...languages, pseudoLanguage] : languages;
  return (
    <fieldset className={classes.languages} aria-label={formatMessage(messages.language)}>
      {shown.map(({ code, name, tag }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          className={classes.language}
          aria-pressed={code === current}
          onClick={() => void choose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
};
