import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isConflict, useCancelOrder } from '../api/cancel-order.ts';
import { orderQuery } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { waitingLines, waitingOf } from '../model/cancel-units.ts';
import classes from './cancel.module.css';
import { CancelForm } from './cancel-form.tsx';
import { useStaff } from './use-staff.ts';

type Props = {
  orderID: string;
  opened: boolean;
  /** The line that was pressed; undefined: the whole order. */
  only?: string | undefined;
  onClose: () => void;
};

const Close = ({ onClose }: Pick<Props, 'onClose'>) => (
  <div className={classes.answers}>
    <Button onClick={onClose} data-autofocus text={uiMessages.close} />
  </div>
);

/** Takes the focus, because the pressed button has disappeared. */
const FocusedNotice = (props: Pick<ComponentProps<typeof Notice>, 'kind' | 'children'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Notice {...props} ref={box} />;
};

const Done = ({ refund, proposed }: { refund: number; proposed: boolean }) => {
  const { money } = useMoney();
  return (
    <FocusedNotice kind={proposed ? 'warning' : 'info'}>
      {proposed ? (
        <FormattedMessage {...messages.cancelIsProposed} values={{ amount: money(refund) }} />
      ) : refund > 0 ? (
        <FormattedMessage {...messages.cancelDone} values={{ amount: money(refund) }} />
      ) : (
        <FormattedMessage {...messages.cancelDoneFree} />
      )}
    </FocusedNotice>
  );
};

/** The reason of the failure. After a conflict the order below is loaded again. */
const Failed = ({ error }: { error: Error }) => {
  const Box = isConflict(error) ? FocusedNotice : Notice;
  return (
    <Box kind="error">
      <ErrorText error={error} />
    </Box>
  );
};

const Content = ({ orderID, only, onClose }: Omit<Props, 'opened'>) => {
  const { formatMessage } = useIntl();
  const staff = useStaff();
  const query = orderQuery(useApi(), orderID);
  // Another tab may have cancelled units since the page was read.
  const { data: order, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const cancelling = useCancelOrder(orderID);
  const [reason, setReason] = useState('');
  const [conflict, setConflict] = useState<Error>();
  const failed = cancelling.error ?? conflict;
  const meet = useCallback(
    (met: Error) => {
      setConflict(met);
      void refetch();
    },
    [refetch],
  );
  if (cancelling.isSuccess)
    return (
      <>
        <Done {...cancelling.data} />
        <Close onClose={onClose} />
      </>
    );
  if (!order) return error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <Skeleton height={220} />;
  const lines = waitingLines(order);
  return (
    <>
      {failed && !isUnauthorised(failed) && <Failed key={failed.message} error={failed} />}
      {lines.length > 0 ? (
        <CancelForm
          // When the order's waiting units change, the form starts again with them.
          key={lines.map((line) => `${line.shoppingCartID} ${waitingOf(line)}`).join()}
          order={order}
          orderID={orderID}
          only={only}
          staff={staff}
          reason={reason}
          cancelling={cancelling}
          onReason={setReason}
          onConflict={meet}
          onClose={onClose}
        />
      ) : (
        <>
          <p>{formatMessage(messages.cancelNothingLeft)}</p>
          <Close onClose={onClose} />
        </>
      )}
    </>
  );
};

/** Cancels an order that is not dispatched, or units of it. */
export const CancelDialog = ({ opened, ...content }: Props) => {
  return (
    <Dialog opened={opened} size="lg" onClose={content.onClose} title={<FormattedMessage {...messages.cancelTitle} />}>
      <Content {...content} />
    </Dialog>
  );
};
