import { useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { messages } from '../messages.ts';
import { type Decade, timeline } from '../model/timeline.ts';
import classes from './history-page.module.css';
import { useReveal } from './use-reveal.ts';

/** The years as marks on a ruler; each leads to its place on the page. */
const YearScale = () => (
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

type Props = { decade: Decade; picture: string | undefined; shown: boolean };

const DecadeItem = ({ decade: { year, title, times, brand }, picture, shown }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <li id={`y${year}`} className={classes.decade} data-shown={shown || undefined}>
      <div className={classes.picture}>
        <DrawingSheet picture={picture} width={960} height={720} />
      </div>
      <div className={classes.year}>
        <span>{year}</span>
      </div>
      <div className={classes.words}>
        <h2>{formatMessage(title)}</h2>
        <h3>{formatMessage(messages.onWheels)}</h3>
        <p>{formatMessage(times)}</p>
        <h3 data-brand>{formatMessage(messages.atSouthline)}</h3>
        <p>{formatMessage(brand)}</p>
      </div>
    </li>
  );
};

export const HistoryPage = () => {
  const { formatMessage } = useIntl();
  const image = useScreenImages('history');
  const { list, revealed } = useReveal<HTMLOListElement>();
  return (
    <div className={classes.page}>
      <PageHead className={classes.head} title={messages.title} lead={messages.lead} />
      <YearScale />
      <ol
        ref={list}
        className={classes.timeline}
        data-moving={revealed !== null || undefined}
        data-direction={revealed?.direction}
      >
        {timeline.map((decade, index) => (
          <DecadeItem
            key={decade.year}
            decade={decade}
            picture={image(String(decade.year))}
            shown={revealed?.shown.has(index) ?? true}
          />
        ))}
      </ol>
      <div className={classes.end}>
        <h2>{formatMessage(messages.end)}</h2>
        <Link to="/$region/parts-finder" className={classes.go} text={messages.go} />
      </div>
    </div>
  );
};
