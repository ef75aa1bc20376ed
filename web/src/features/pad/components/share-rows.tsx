import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { useShareRows } from '../api/lists.ts';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';
import { SharedLink } from './shared-link.tsx';

/** A link to a member's cart as it is now: its rows are kept as a list with the name of the day, which opens on the order pad. */
export const ShareRows = ({ rows }: { rows: TypedRow[] }) => {
  const { formatMessage, formatDate } = useIntl();
  const { mutate, data, error, isPending } = useShareRows();
  const name = formatMessage(messages.cartOf, { date: formatDate(Date.now(), { dateStyle: 'medium' }) });
  return (
    <div className={classes.ways}>
      <Button variant="default" loading={isPending} onClick={() => mutate({ name, rows })}>
        <FormattedMessage {...messages.shareCart} />
      </Button>
      {data && <SharedLink {...data} />}
      {error && (
        <p role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </div>
  );
};
