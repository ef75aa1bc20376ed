import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { TranslatedText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { type Reordered, type ReorderedRow, reorderQuery, type useReorder } from '../api/reorder.ts';
import { messages } from '../messages.ts';
import classes from './reorder.module.css';

/** Today's price, and the paid price if it differs. */
const Prices = ({ row: { price: today, oldPrice, isFreePart } }: { row: ReorderedRow }) => {
  const { formatMessage } = useIntl();
  const { price } = useMoney();
  return (
    <span className={classes.prices}>
      <strong>{price({ listPrice: today, isFreePart })}</strong>
      {oldPrice !== today && (
        <span>{formatMessage(messages.before, { price: price({ listPrice: oldPrice, isFreePart }) })}</span>
      )}
    </span>
  );
};

const Rows = ({ rows }: { rows: readonly ReorderedRow[] }) => (
  <ul className={classes.rows}>
    {rows.map((row) => (
      // A part may occur twice: bought, and free with a voucher.
      <li key={`${row.partNo} ${row.oldPrice}`} data-left-out={row.newPartNo === '' || undefined}>
        <span className={classes.part}>
          <strong>{row.newPartNo || row.partNo}</strong>
          <span>
            <CatalogueWord word={row.newDescription || row.description} />
          </span>
          {row.reason && (
            <span className={classes.reason}>
              <TranslatedText text={row.reason} />
            </span>
          )}
        </span>
        {row.newPartNo !== '' && (
          <>
            <span>× {row.quantity}</span>
            <Prices row={row} />
          </>
        )}
      </li>
    ))}
  </ul>
);

const Lines = ({ plan }: { plan: Reordered }) => (
  <>
    <Rows rows={[...plan.added, ...plan.replaced]} />
    {plan.unavailable.length > 0 && (
      <>
        <h3 className={classes.left}>
          <FormattedMessage {...messages.leftOut} />
        </h3>
        <Rows rows={plan.unavailable} />
      </>
    )}
  </>
);

type Props = { orderID: string; adding: ReturnType<typeof useReorder>; onClose: () => void };

/** Before adding, shows today's prices beside the old ones; afterwards, shows the added parts. */
export const ReorderDialog = ({ orderID, adding, onClose }: Props) => {
  const api = useApi();
  const { data: plan, error, refetch } = useQuery(reorderQuery(api, orderID));
  const shown = adding.data ?? plan;
  const some = shown !== undefined && shown.added.length + shown.replaced.length > 0;
  return (
    <Dialog size="lg" onClose={onClose} title={<FormattedMessage {...messages.again} />}>
      {error && !plan && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!plan && !error && <Skeleton height={140} />}
      {adding.isSuccess && some && (
        <p role="status" className={classes.done}>
          <FormattedMessage {...messages.inCart} />
        </p>
      )}
      {shown && <Lines plan={shown} />}
      <ErrorNotice error={adding.error} />
      <Group gap={10} mt={18}>
        {adding.isSuccess ? (
          <Link to="/$region/cart" className={classes.way} text={messages.toCart} />
        ) : (
          <Button disabled={!some} loading={adding.isPending} onClick={() => adding.mutate()} data-autofocus>
            <FormattedMessage {...messages.addAll} />
          </Button>
        )}
        <Button variant="default" onClick={onClose} text={uiMessages.close} />
      </Group>
    </Dialog>
  );
};
