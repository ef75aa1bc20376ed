import { FormattedMessage } from 'react-intl';
import { ErrorLine } from '../ui/error-text.tsx';
import { messages } from './messages.ts';
import classes from './paper-button.module.css';

type Props = { blocked: string | undefined; error: Error | null };

/** A link to a PDF that the browser did not open by itself. */
export const PaperOutcome = ({ blocked, error }: Props) => (
  <>
    {blocked && (
      <a href={blocked} target="_blank" rel="noreferrer">
        <FormattedMessage {...messages.openPdf} />
      </a>
    )}
    <ErrorLine error={error} className={classes.error} />
  </>
);
