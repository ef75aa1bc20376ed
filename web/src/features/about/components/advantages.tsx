import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

const advantages = [
  { title: messages.fit, text: messages.fitText },
  { title: messages.numbers, text: messages.numbersText },
  { title: messages.measured, text: messages.measuredText },
  { title: messages.stock, text: messages.stockText },
  { title: messages.papers, text: messages.papersText },
  { title: messages.returns, text: messages.returnsText },
];

export const Advantages = () => (
  <section aria-labelledby="advantages" className={classes.section}>
    <h2 id="advantages" className={classes.title}>
      <FormattedMessage {...messages.advantages} />
    </h2>
    <ul className={classes.advantages}>
      {advantages.map(({ title, text }) => (
        <li key={title.id}>
          <h3>
            <FormattedMessage {...title} />
          </h3>
          <p>
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
