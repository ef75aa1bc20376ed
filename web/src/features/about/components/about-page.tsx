import { useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';
import { Advantages } from './advantages.tsx';
import { HistoryTeaser } from './history-teaser.tsx';
import { Partners } from './partners.tsx';
import { WhereToBuy } from './where-to-buy.tsx';

export const AboutPage = () => {
  const { formatMessage } = useIntl();
  const image = useScreenImages('about');
  return (
    <div className={classes.page}>
      <PageTitle message={messages.title} />
      <div className={classes.head}>
        <div>
          <h1>{formatMessage(messages.title)}</h1>
          <p className={classes.lead}>{formatMessage(messages.lead)}</p>
          <WhereToBuy />
        </div>
        <DrawingSheet picture={image('measured')} width={960} height={720} eager />
      </div>
      <Advantages />
      <HistoryTeaser picture={image('teaser')} />
      <Partners image={image} />
    </div>
  );
};
