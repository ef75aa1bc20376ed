import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './home-page.module.css';

const facts = [
  { title: messages.factFit, text: messages.factFitText },
  { title: messages.factStock, text: messages.factStockText },
  { title: messages.factPapers, text: messages.factPapersText },
];

export const HomeFacts = () => (
  <ul className={classes.facts}>
    {facts.map(({ title, text }) => (
      <li key={title.id}>
        <h2>
          <FormattedMessage {...title} />
        </h2>
        <p>
          <FormattedMessage {...text} />
        </p>
      </li>
    ))}
  </ul>
);
