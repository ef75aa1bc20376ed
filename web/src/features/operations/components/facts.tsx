import { CodeWord } from './code-word.tsx';
import classes from './operations.module.css';

/** Named values of an entry. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, string>> }) => (
  <dl className={classes.facts}>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>
          <CodeWord kind="fact" code={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
