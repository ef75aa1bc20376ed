import { Group, Textarea } from '@mantine/core';
import { fromDollars } from '@southline/kernel/money';
import { longestReturnNote } from '@southline/kernel/returns';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Shortcuts } from '../../../shared/desk/shortcuts.tsx';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import type { ReturnToProcess } from '../api/process-query.ts';
import { useProcessReturn } from '../api/return-calls.ts';
import { messages } from '../messages.ts';
import { DESK_VIEWS } from '../model/desk-views.ts';
import {
  checkProcessing,
  decided,
  deliveryOf,
  gstOfTotal,
  NOTE,
  SECOND_LOOK,
  stockName,
  toProcessing,
  totalOf,
} from '../model/processing.ts';
import { splitOf } from '../model/request-lines.ts';
import { Facts } from './facts.tsx';
import { Faster } from './faster.tsx';
import { FreePart } from './free-part.tsx';
import classes from './process.module.css';
import { ProcessLines } from './process-lines.tsx';
import { ProcessOutcome, useNextReturn } from './process-outcome.tsx';
import { CalendarDay } from './row-parts.tsx';

type SumsProps = { toProcess: ReturnToProcess; values: Readonly<Record<string, string>> };

/** The refund, its GST, and the delivery fee in it. */
const Sums = ({ toProcess, values }: SumsProps) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { subtotal, gst, total } = splitOf(fromDollars(totalOf(toProcess, values)), gstOfTotal(toProcess, values));
  const delivery = deliveryOf(toProcess, values);
  const { deliveryAtStake, freePartKept } = toProcess.summary;
  return (
    <>
      {deliveryAtStake > 0 && (
        <p className={classes.footnote}>{formatMessage(messages.deliveryMay, { amount: money(deliveryAtStake) })}</p>
      )}
      <dl className={classes.sums}>
        <FreePart kept={freePartKept} />
        {delivery > 0 && <Term name={messages.deliveryFee}>{money(delivery)}</Term>}
        <Term name={messages.subtotal}>{money(total)}</Term>
        <Term name={messages.withoutGst}>{money(subtotal)}</Term>
        <Term name={messages.refundGst}>{money(gst)}</Term>
        <Term name={messages.handlingFee}>{formatMessage(messages.freeFee)}</Term>
        <Term name={messages.refundTotal} data-sum="total">
          {money(total)}
        </Term>
      </dl>
    </>
  );
};

type LookProps = { refund: number; opened: boolean; onClose: () => void; onConfirm: () => void };

/** Shows the sum of a large refund before it is sent. */
const SecondLook = ({ refund, opened, onClose, onConfirm }: LookProps) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Dialog
      centered={false}
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage {...messages.secondLook} values={{ amount: money(refund) }} />}
    >
      <p className={classes.look}>{formatMessage(messages.secondLookText)}</p>
      <Group>
        <Button onClick={onConfirm} data-autofocus>
          <FormattedMessage {...messages.secondLookYes} values={{ amount: money(refund) }} />
        </Button>
        <Button variant="outline" onClick={onClose} text={messages.secondLookNo} />
      </Group>
    </Dialog>
  );
};

type Props = { toProcess: ReturnToProcess };

/** While the return is pending: the choices, the note and the two buttons. Afterwards: the decision, read-only. */
export const ProcessForm = ({ toProcess }: Props) => {
  const { summary, lines } = toProcess;
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const processing = useProcessReturn();
  const [pressed, setPressed] = useState<'C' | 'D'>();
  const action = useRef<'C' | 'D'>('C');
  const check = checkProcessing(lines, () => action.current);
  const form = useFields<string>({ id: 'process', initial: decided(toProcess), check });
  const { error, isPending } = processing;
  const open = summary.status === 'Pending';
  const late = isApiError(error, 'AlreadyProcessed') ? error : null;
  const mine = pressed !== undefined && !late;
  const typed = form.values[NOTE] ?? '';
  const next = useNextReturn(summary.returnOrderNo);
  const [asks, setAsks] = useState(false);
  const refund = totalOf(toProcess, form.values);
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone once the return is decided.
  useEffect(() => {
    if (!open && pressed) outcome.current?.focus();
  }, [open, pressed]);
  const send = (actionCode: 'C' | 'D', sure = false) => {
    if (!open || !summary.ready || isPending) return;
    action.current = actionCode;
    if (!form.isRight()) return;
    const large = actionCode === 'C' && refund > SECOND_LOOK;
    setAsks(large && !sure);
    if (large && !sure) return;
    setPressed(actionCode);
    processing.mutate(toProcessing(form.getValues(), toProcess, actionCode), { onError: form.refuse });
  };
  const chooseAll = (value: 'Yes' | 'No') => () => {
    if (open) for (const line of lines) form.set(stockName(line), value);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Group justify="flex-end" mb={-8}>
        <Shortcuts
          shortcuts={[
            { keys: 'y', name: messages.keyAllYes, run: chooseAll('Yes') },
            { keys: 'n', name: messages.keyAllNo, run: chooseAll('No') },
            { keys: 'w', name: messages.keyNote, run: () => document.getElementById(form.fieldId(NOTE))?.focus() },
            { keys: 'Ctrl+Enter', name: messages.process, run: () => send('C') },
            {
              keys: 'j',
              name: messages.nextReturn,
              run: () => {
                if (next)
                  void navigate({
                    to: '/$region/returns-process/$returnOrderNo',
                    params: { region, returnOrderNo: next },
                  });
              },
            },
            {
              keys: 'q',
              name: messages.keyDesk,
              run: () =>
                void navigate({
                  to: '/$region/manager-orders/$showTab',
                  params: { region, showTab: '1' },
                  search: DESK_VIEWS.toProcess,
                }),
            },
          ]}
        />
      </Group>
      <div ref={outcome} tabIndex={-1} className={classes.outcome}>
        <ProcessOutcome
          toProcess={toProcess}
          message={processing.data?.message}
          onTryAgain={
            // Sending the same decision again retries the refund.
            () => !isPending && processing.mutate(toProcessing(decided(toProcess), toProcess, 'C'))
          }
        />
      </div>
      {open && <Summary problems={form.summary} />}
      <ProcessLines toProcess={toProcess} form={form} open={open} />
      <Sums toProcess={toProcess} values={form.values} />
      <p className={classes.footnote}>
        <FormattedMessage {...messages.exclusiveNote} /> <FormattedMessage {...messages.sumsNote} />
      </p>
      <section className={classes.detail} aria-labelledby="return-detail">
        <h2 id="return-detail">{formatMessage(messages.returnDetail)}</h2>
        <Facts
          facts={[
            {
              name: messages.returnDate,
              value:
                summary.returnDate === '' && summary.status === 'Completed' ? (
                  <RegionDay at={summary.processedDate} />
                ) : (
                  <CalendarDay day={summary.returnDate} />
                ),
            },
            { name: messages.note, lines: [...new Set(summary.notes.split('\n'))] },
            ...(open ? [] : [{ name: messages.dealerNote, lines: summary.dealerNotes.split('\n') }]),
          ]}
        />
        {open && (
          <Textarea
            {...form.field(NOTE)}
            label={formatMessage(messages.dealerNote)}
            rows={5}
            maxLength={longestReturnNote}
            aria-required
            disabled={isPending}
          />
        )}
      </section>
      {!open && !mine && typed !== summary.dealerNotes && (
        <Faster error={late} name={summary.status} label={messages.dealerNote} typed={typed} />
      )}
      {error && !late && !isPending && !isApiError(error, 'Pending') && <ServerError error={error} />}
      {open && (
        <>
          {!summary.ready && (
            <Notice kind="warning" title={<FormattedMessage {...messages.notReady} />} text={messages.notReadyHint} />
          )}
          <SecondLook refund={refund} opened={asks} onClose={() => setAsks(false)} onConfirm={() => send('C', true)} />
          <div className={classes.buttons}>
            <Button size="md" disabled={isPending || !summary.ready} onClick={() => send('C')}>
              <FormattedMessage {...messages.process} />
            </Button>
            <Button size="md" variant="outline" disabled={isPending || !summary.ready} onClick={() => send('D')}>
              <FormattedMessage {...messages.declineReturn} />
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
