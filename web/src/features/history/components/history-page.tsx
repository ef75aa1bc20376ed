import { useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { messages } from '../messages.ts';
import { timeline } from '../model/timeline.ts';
import { DecadeItem } from './decade-item.tsx';
import classes from './history-page.module.css';
import { useReveal } from './use-reveal.ts';
import { YearScale } from './year-scale.tsx';

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
