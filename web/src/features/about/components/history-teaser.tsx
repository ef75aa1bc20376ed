import { FormattedMessage, useIntl } from 'react-intl';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

export const HistoryTeaser = ({ picture }: { picture: string | undefined }) => {
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
