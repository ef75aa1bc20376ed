import { Textarea } from '@mantine/core';
import { longestCancelReason } from '@southline/kernel/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { type CancelPlan, cancelPlanQuery, isConflict, type useCancelOrder } from '../api/cancel-order.ts';
import type { OrderDetails, OrderLine } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { chosenAtFirst, sumOf, type Units, waitingLines, waitingOf } from '../model/cancel-units.ts';
import classes from './cancel.module.css';
import { UnitStepper } from './unit-stepper.tsx';

type CancelSumsProps = { order: OrderDetails; plan: CancelPlan; chosen: Units };

/** The refund, and whether it includes the delivery fee. */
const CancelSums = ({ order, plan, chosen }: CancelSumsProps) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { refund, deliveryRefund, freePartKept, lines } = plan;
  const cancelled = sumOf(lines.map(({ quantity }) => quantity));
  const whole = cancelled === sumOf(waitingLines(order).map(waitingOf));
  return (
    <>
      {cancelled > sumOf(Object.values(chosen)) && <p>{formatMessage(messages.cancelGifts)}</p>}
      <dl className={classes.sums}>
        {freePartKept > 0 && <Term name={messages.freePartKept}>−{money(freePartKept)}</Term>}
        {deliveryRefund > 0 && <Term name={messages.cancelDelivery}>{money(deliveryRefund)}</Term>}
        <Term name={messages.cancelRefund} data-total>
          {money(refund)}
        </Term>
      </dl>
      {freePartKept > 0 && <p>{formatMessage(messages.freePartWhy)}</p>}
      {refund === 0 && freePartKept === 0 && <p>{formatMessage(messages.cancelNothingPaid)}</p>}
      {refund > 0 && order.voucherSaving > 0 && <p>{formatMessage(messages.cancelVoucherShare)}</p>}
      {!whole && order.shippingCost > 0 && <p>{formatMessage(messages.cancelDeliveryStays)}</p>}
    </>
  );
};

type LinesProps = {
  lines: readonly OrderLine[];
  chosen: Units;
  only: string | undefined;
  plan: CancelPlan | undefined;
  onChange: (lineID: string, units: number) => void;
};

const Lines = ({ lines, chosen, only, plan, onChange }: LinesProps) => {
  const { money } = useMoney();
  const refundOf = (lineID: string) => plan?.lines.find(({ shoppingCartID }) => shoppingCartID === lineID)?.refund ?? 0;
  return (
    <ul className={classes.lines}>
      {lines.map((line, nth) => {
        const { shoppingCartID, southlinePartNo, partsDescription } = line;
        const units = chosen[shoppingCartID] ?? 0;
        return (
          <li key={shoppingCartID}>
            <span className={classes.part}>
              <strong>{southlinePartNo}</strong>
              <span>
                <CatalogueWord word={partsDescription} />
              </span>
            </span>
            <span className={classes.units}>
              <UnitStepper
                units={units}
                most={waitingOf(line)}
                name={southlinePartNo}
                first={only === undefined ? nth === 0 : only === shoppingCartID}
                onChange={(next) => onChange(shoppingCartID, next)}
              />
              <FormattedMessage {...messages.cancelOf} values={{ most: waitingOf(line) }} />
            </span>
            <span className={classes.amount}>{units > 0 && money(refundOf(shoppingCartID))}</span>
          </li>
        );
      })}
    </ul>
  );
};

type Props = {
  order: OrderDetails;
  orderID: string;
  /** The line that was pressed; undefined: the whole order. */
  only: string | undefined;
  staff: boolean;
  reason: string;
  onReason: (reason: string) => void;
  /** Called if a dry run finds that the order has changed. */
  onConflict: (error: Error) => void;
  cancelling: ReturnType<typeof useCancelOrder>;
  onClose: () => void;
};

/** Which units, and why; the refund is shown to the cent before it is confirmed. */
export const CancelForm = ({ order, orderID, only, staff, reason, cancelling, ...props }: Props) => {
  const { onReason, onConflict, onClose } = props;
  const api = useApi();
  const { formatMessage } = useIntl();
  const lines = waitingLines(order);
  const [chosen, setChosen] = useState(() => chosenAtFirst(lines, only));
  // The idempotency key of this choice. If the request is repeated after a lost answer, the server cancels nothing twice.
  const [requestID, setRequestID] = useState(() => crypto.randomUUID());
  const [pressed, setPressed] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(cancelPlanQuery(api, orderID, chosen));
  useEffect(() => {
    if (error && isConflict(error)) onConflict(error);
  }, [error, onConflict]);
  const units = sumOf(Object.values(chosen));
  const plan = units > 0 ? data : undefined;
  const whole = units === sumOf(lines.map(waitingOf));
  const lacksReason = staff && reason.trim() === '';
  const choose = (lineID: string, quantity: number) => {
    setChosen({ ...chosen, [lineID]: quantity });
    setRequestID(crypto.randomUUID());
  };
  const confirm = () => {
    setPressed(true);
    if (!plan || cancelling.isPending || lacksReason) return;
    cancelling.mutate({ chosen, reason: reason.trim(), requestID, refund: plan.refund });
  };
  return (
    <>
      <Lines lines={lines} chosen={chosen} only={only} plan={plan} onChange={choose} />
      <div className={classes.outcome} aria-live="polite" aria-busy={units > 0 && isPlaceholderData}>
        {units === 0 && <p>{formatMessage(messages.cancelChoose)}</p>}
        {plan && <CancelSums order={order} plan={plan} chosen={chosen} />}
      </div>
      {error && !isConflict(error) && <ErrorNotice error={error} />}
      <Textarea
        label={formatMessage(staff ? messages.cancelReason : messages.cancelReasonOptional)}
        value={reason}
        maxLength={longestCancelReason}
        rows={2}
        required={staff}
        withAsterisk={false}
        error={pressed && lacksReason && formatMessage(messages.cancelReasonMissing)}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button
          color="red"
          disabled={!plan || isPlaceholderData || error !== null}
          loading={cancelling.isPending}
          onClick={confirm}
        >
          {whole ? formatMessage(messages.cancelWhole) : formatMessage(messages.cancelSome, { count: units })}
        </Button>
        <Button variant="default" onClick={onClose} text={messages.cancelKeep} />
      </div>
    </>
  );
};
