import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

export const HistoryTeaser = ({ picture }: { picture: string | undefined }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <section aria-labelledby="history-teaser" className={classes.teaser}>
      <DrawingSheet picture={picture} width={960} height={540} />
      <div className={classes.teaserWords}>
        <h2 id="history-teaser">{formatMessage(messages.historyTitle)}</h2>
        <p>{formatMessage(messages.historyText)}</p>
        <Link to="/$region/hundred-years" params={{ region }} className={classes.teaserGo}>
          <FormattedMessage {...messages.historyGo} />
          <ChevronRight size={18} />
        </Link>
      </div>
    </section>
  );
};
