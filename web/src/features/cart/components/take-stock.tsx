import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isBlank, MOST_PAD_ROWS, padFilled } from '../../../shared/store/pad-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTakeStock } from '../api/cart-mutations.ts';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { isShort } from '../model/stock.ts';
import classes from './cart-page.module.css';

/** One press makes the cart payable: units in stock stay, and the others go to the order pad. */
export const TakeStock = ({ lines }: { lines: readonly CartLine[] }) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const room = useAppSelector(({ pad }) => MOST_PAD_ROWS - pad.rows.filter((row) => !isBlank(row)).length);
  const { mutate, isPending, error } = useTakeStock();
  const [moved, setMoved] = useState(0);
  // A free line follows its voucher. The pad takes no more rows than it has room for.
  const short = lines.filter((line) => isShort(line) && !line.freeWith).slice(0, room);
  const take = () => {
    if (isPending) return;
    let count = 0;
    mutate(
      {
        lines: short,
        onTaken: ({ partno }, units) => {
          count += 1;
          dispatch(padFilled({ rows: [{ partNo: partno, quantity: units }] }));
        },
      },
      {
        onSettled: () => {
          setMoved(count);
          if (count > 0) announce(formatMessage(messages.restOnPad, { count }));
        },
      },
    );
  };
  if (short.length === 0 && moved === 0) return null;
  return (
    <div className={classes.notices} data-print="hidden">
      {short.length > 0 ? (
        <Notice
          kind="warning"
          title={<FormattedMessage {...messages.shortOfStockOf} values={{ count: short.length }} />}
        >
          <Button variant="default" size="sm" mt={6} loading={isPending} onClick={take} text={messages.takeStock} />
          <ErrorLine error={error} />
        </Notice>
      ) : (
        <Notice kind="info">
          <FormattedMessage {...messages.restOnPad} values={{ count: moved }} />{' '}
          <Link to="/$region/quick-order" text={messages.toPad} />
        </Notice>
      )}
    </div>
  );
};
