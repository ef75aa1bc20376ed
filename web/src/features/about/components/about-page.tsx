import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

const HistoryTeaser = ({ picture }: { picture: string | undefined }) => {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="history-teaser" className={classes.teaser}>
      <DrawingSheet picture={picture} width={960} height={540} />
      <div className={classes.teaserWords}>
        <h2 id="history-teaser">{formatMessage(messages.historyTitle)}</h2>
        <p>{formatMessage(messages.historyText)}</p>
        <Link to="/$region/hundred-years" className={classes.teaserGo}>
          <FormattedMessage {...messages.historyGo} />
          <ChevronRight size={18} />
        </Link>
      </div>
    </section>
  );
};

const advantages = [
  { title: messages.fit, text: messages.fitText },
  { title: messages.numbers, text: messages.numbersText },
  { title: messages.measured, text: messages.measuredText },
  { title: messages.stock, text: messages.stockText },
  { title: messages.papers, text: messages.papersText },
  { title: messages.returns, text: messages.returnsText },
];

const Advantages = () => (
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

const partners = [
  { mark: 'partner-workshop', name: messages.workshop, text: messages.workshopText },
  { mark: 'partner-training', name: messages.training, text: messages.trainingText },
  { mark: 'partner-racing', name: messages.racing, text: messages.racingText },
  { mark: 'partner-recycling', name: messages.recycling, text: messages.recyclingText },
];

const Partners = ({ image }: { image: (key: string) => string | undefined }) => {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="partners" className={classes.section}>
      <h2 id="partners" className={classes.title}>
        <FormattedMessage {...messages.partners} />
      </h2>
      <p className={classes.text}>{formatMessage(messages.partnersText)}</p>
      <ul className={classes.partners}>
        {partners.map(({ mark, name, text }) => {
          const picture = image(mark);
          return (
            <li key={mark}>
              {picture && <img src={picture} alt="" width={120} height={120} loading="lazy" decoding="async" />}
              <h3>{formatMessage(name)}</h3>
              <p>{formatMessage(text)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const WhereToBuy = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const to = (path: string) => (text: ReactNode[]) => <Link to={`/${region}/${path}` as string}>{text}</Link>;
  const links = {
    parts: to('location-service/parts-stockist'),
    batteries: to('location-service/battery-stockist'),
    finder: to('parts-finder'),
  };
  return (
    <>
      <h2>{formatMessage(messages.where)}</h2>
      <p className={classes.text}>{formatMessage(messages.whereText, links)}</p>
    </>
  );
};

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
