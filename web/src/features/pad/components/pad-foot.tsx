import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import type { PadSum } from '../model/row-view.ts';
import classes from './pad-page.module.css';

type Props = {
  sum: PadSum;
  busy: boolean;
  off: boolean;
  onAdd: () => void;
  /** Adds also the part of each short row that is in stock; null if no row has one. */
  onTakeStock: (() => void) | null;
};

const Label = ({ ready, rows }: PadSum) => {
  if (ready === 0) return <FormattedMessage {...messages.nothingReady} />;
  if (ready === rows) return <FormattedMessage {...messages.addAll} values={{ rows }} />;
  return <FormattedMessage {...messages.addSome} values={{ ready, rows }} />;
};

/** Always visible: the total, and the next step. */
export const PadFoot = ({ sum, busy, off, onAdd, onTakeStock }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <div className={classes.foot}>
      <div className={classes.footIn}>
        <p className={classes.sum} role="status">
          <span>{formatMessage(messages.sum, sum)}</span>
          <strong>{money(sum.cents / 100)}</strong>
          {sum.unpriced > 0 && <span>{formatMessage(messages.unpriced, { count: sum.unpriced })}</span>}
        </p>
        {onTakeStock && (
          <Button
            variant="default"
            size="md"
            disabled={off || busy}
            onClick={({ detail }) => detail < 2 && onTakeStock()}
            text={messages.takeStock}
          />
        )}
        <Button
          size="md"
          className={classes.add}
          disabled={off || sum.ready === 0}
          data-busy={busy || undefined}
          onClick={({ detail }) => detail < 2 && onAdd()}
        >
          {busy ? <FormattedMessage {...messages.adding} /> : <Label {...sum} />}
        </Button>
      </div>
    </div>
  );
};
