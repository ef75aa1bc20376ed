import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { timeline } from '../model/timeline.ts';
import classes from './year-scale.module.css';

/** The years as marks on a ruler; each leads to its place on the page. */
export const YearScale = () => (
  <nav className={classes.scale} aria-label={useIntl().formatMessage(messages.years)}>
    <ol className={classes.marks}>
      {timeline.map(({ year }) => (
        <li key={year}>
          <a href={`#y${year}`}>{year}</a>
        </li>
      ))}
    </ol>
  </nav>
);
