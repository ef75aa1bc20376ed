import { useIntl } from 'react-intl';
import { wordOf } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import classes from './operations.module.css';

/** Codes of the card provider, such as A2000 or D4405,D4494. */
const providerCodes = /^[A-Z]\d{4}(,\s*[A-Z]\d{4})*$/;

/** Named values of an entry. A known code of the card provider is shown after its meaning. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, string>> }) => {
  const { formatMessage } = useIntl();
  const meaningOf = (code: string) => {
    const word = wordOf('code', code);
    return word ? `${formatMessage(word)} (${code})` : code;
  };
  const shown = (value: string) => (providerCodes.test(value) ? value.split(/,\s*/).map(meaningOf).join(', ') : value);
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>
            <CodeWord kind="fact" code={name} />
          </dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
