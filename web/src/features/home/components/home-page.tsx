import { hero } from 'virtual:family-art';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { HomeEntry } from './home-entry.tsx';
import classes from './home-page.module.css';

/** `range` is the index of part families. */
export const HomePage = ({ range }: { range: ReactNode }) => (
  <>
    <title>Southline · Automotive parts</title>
    <div className={classes.hero}>
      <div className={classes.heroInner}>
        <div className={classes.words}>
          <h1 className={classes.title}>
            <FormattedMessage {...messages.title} />
          </h1>
          <p className={classes.lead}>
            <FormattedMessage {...messages.lead} />
          </p>
          <HomeEntry />
        </div>
        <figure className={classes.sheet}>
          <img src={hero} alt="" width={640} height={480} fetchPriority="high" />
          <figcaption className={classes.block}>
            <span className={classes.blockNote}>
              <FormattedMessage {...messages.sheetDrawing} />
            </span>
            <span>
              <FormattedMessage {...messages.sheetName} />
            </span>
            <span>
              <FormattedMessage {...messages.sheetSize} />
            </span>
          </figcaption>
        </figure>
      </div>
    </div>
    <div className={classes.range}>{range}</div>
  </>
);
