import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { ReturnToProcess } from '../api/process-query.ts';
import { type StaffReturn, staffReturnsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { DESK_VIEWS } from '../model/desk-views.ts';
import classes from './process.module.css';

type Props = {
  toProcess: ReturnToProcess;
  /** The server's message after a press. Without it, after a reload for example, the client's own text is shown. */
  message: string | undefined;
  onTryAgain: () => void;
};

/** The number of the return that waits longest, other than this one; empty: none. */
export const useNextReturn = (returnOrderNo: string): string => {
  const waiting = useQuery(staffReturnsQuery(useApi(), DESK_VIEWS.toProcess)).data?.returnList;
  const isNext = ({ returnOrderNumber, ready }: StaffReturn) => ready && returnOrderNumber !== returnOrderNo;
  return waiting?.find(isNext)?.returnOrderNumber ?? '';
};

const Next = ({ returnOrderNo }: { returnOrderNo: string }) => {
  const next = useNextReturn(returnOrderNo);
  return (
    next && (
      <Link to="/$region/returns-process/$returnOrderNo" params={{ returnOrderNo: next }} text={messages.nextReturn} />
    )
  );
};

/** The outcome of a decided return. A reload shows the same. */
export const ProcessOutcome = ({ toProcess: { summary }, message, onTryAgain }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { status, returnOrderNo, refundProblem, processedDate, proposedBy, proposedNote, proposedRefund } = summary;
  if (status === 'Pending')
    return proposedBy ? (
      <Notice
        kind="warning"
        title={<FormattedMessage {...messages.proposed} values={{ name: proposedBy, amount: money(proposedRefund) }} />}
      >
        <p>
          <ServerText text={proposedNote} />
        </p>
        <p>{formatMessage(messages.proposedHint)}</p>
      </Notice>
    ) : null;
  if (status === 'Refunding')
    return refundProblem ? (
      <Notice kind="error" title={<FormattedMessage {...messages.refundProblem} />}>
        <p>
          <ServerText text={refundProblem} />
        </p>
        <p>{formatMessage(messages.refundProblemHint, { returnOrderNo })}</p>
        <Button variant="outline" onClick={onTryAgain} text={messages.tryRefund} />
      </Notice>
    ) : (
      <Notice kind="info" title={<FormattedMessage {...messages.refunding} />} text={messages.refundingHint} />
    );
  const done = status === 'Completed';
  return (
    <Notice
      kind="info"
      title={
        message ? (
          <ServerText text={message} />
        ) : (
          <FormattedMessage {...(done ? messages.completed : messages.declinedDone)} values={{ returnOrderNo }} />
        )
      }
    >
      {processedDate && (
        <p>
          <RegionTime at={processedDate} />
        </p>
      )}
      <div className={classes.ways}>
        {done && (
          <PaperButton
            paper="credit-note"
            order={{ orderID: summary.orderid, orderNo: returnOrderNo }}
            label={<FormattedMessage {...messages.creditNote} />}
          />
        )}
        <Next returnOrderNo={returnOrderNo} />
      </div>
    </Notice>
  );
};
