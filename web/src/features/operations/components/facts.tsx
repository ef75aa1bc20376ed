import { personFacts } from '@southline/kernel/timeline';
import { useIntl } from 'react-intl';
import { RegionDay, RegionTime } from '../../../shared/ui/region-time.tsx';
import { wordOf } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import classes from './operations.module.css';

/** Codes of the card provider, such as A2000 or D4405,D4494. */
const providerCodes = /^[A-Z]\d{4}(,\s*[A-Z]\d{4})*$/;

/** Facts whose values are codes of the services. A value of another fact may be a text that a person typed. */
const codes = ['from', 'to', 'why', 'state', 'response', 'cause', 'template', 'role', 'recipient'];

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;

interface Props {
  readonly facts: Readonly<Record<string, string>>;
  /** By membership number. */
  readonly names: Readonly<Record<string, string>> | undefined;
}

/** Named values of an entry, in words for people. A known code of the card provider is shown after its meaning. */
export const Facts = ({ facts, names = {} }: Props) => {
  const { formatMessage } = useIntl();
  const meaningOf = (code: string) => {
    const word = wordOf('code', code);
    return word ? `${formatMessage(word)} (${code})` : code;
  };
  const shown = (name: string, value: string) => {
    if (providerCodes.test(value)) return value.split(/,\s*/).map(meaningOf).join(', ');
    if (isoTime.test(value)) return <RegionTime at={value} />;
    if (isoDay.test(value)) return <RegionDay at={value} />;
    if (personFacts.includes(name)) return names[value] ?? value;
    const word = codes.includes(name) ? wordOf('value', value.replaceAll(' ', '-')) : undefined;
    return word ? formatMessage(word) : value;
  };
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>
            <CodeWord kind="fact" code={name} />
          </dt>
          <dd>{shown(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
};
