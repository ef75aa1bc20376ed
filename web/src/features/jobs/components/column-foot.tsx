import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { padFilled } from '../../../shared/store/pad-slice.ts';
import { useAppDispatch } from '../../../shared/store/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Added } from '../api/add-job.ts';
import { messages } from '../messages.ts';
import { type Line, rowsToAdd, totalOf } from '../model/columns.ts';
import classes from './job-page.module.css';

type Props = {
  lines: readonly Line[];
  gradeName: string;
  prominent: boolean;
  pending: boolean;
  added: Added | undefined;
  error: Error | null;
  onAdd: () => void;
};

const Outcome = ({ added }: { added: Added }) => {
  const { formatMessage } = useIntl();
  const refused = added.problems;
  return (
    <div className={classes.outcome} role="status">
      <p>
        <FormattedMessage {...messages.added} values={{ count: added.added }} />{' '}
        {added.added > 0 && <Link to="/$region/cart">{formatMessage(messages.viewCart)}</Link>}
      </p>
      {refused.length > 0 && (
        <>
          <p className={classes.notAdded}>{formatMessage(messages.notAdded)}</p>
          <ul>
            {refused.map(({ row, partNo, suggestion }) => (
              <li key={row}>
                <strong>{partNo}</strong> {added.rows.find((each) => each.row === row)?.message}
                {suggestion && ` → ${suggestion}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** One price and one button for all parts of a column; the result stays until the choice changes. */
export const ColumnFoot = ({ lines, gradeName, prominent, pending, added, error, onAdd }: Props) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { money } = useMoney();
  const good = lines.filter(({ short }) => !short).length;
  const short = lines.length - good;
  return (
    <div className={classes.foot}>
      <p className={classes.total}>
        <span>{formatMessage(messages.total)}</span>
        <strong>{money(totalOf(lines))}</strong>
      </p>
      {short > 0 && <p className={classes.shortCount}>{formatMessage(messages.shortCount, { count: short })}</p>}
      <Button
        fullWidth
        size="md"
        variant={prominent ? 'filled' : 'outline'}
        disabled={good === 0}
        data-busy={pending || undefined}
        // A double click counts as one press.
        onClick={({ detail }) => detail < 2 && !pending && onAdd()}
      >
        {good === 0 && <FormattedMessage {...messages.nothing} />}
        {good > 0 && (pending ? formatMessage(messages.adding) : formatMessage(messages.add, { count: good }))}
        <VisuallyHidden> {gradeName}</VisuallyHidden>
      </Button>
      {lines.length > 0 && (
        <Link
          to="/$region/quick-order"
          className={classes.toPad}
          onClick={() => dispatch(padFilled({ rows: rowsToAdd(lines) }))}
        >
          <FormattedMessage {...messages.toPad} />
          <VisuallyHidden> {gradeName}</VisuallyHidden>
        </Link>
      )}
      {added && <Outcome added={added} />}
      <ErrorLine error={error} className={classes.error} />
    </div>
  );
};
