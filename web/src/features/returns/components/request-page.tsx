import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Summary } from '../../../shared/forms/summary.tsx';
import { tabDraft } from '../../../shared/forms/tab-draft.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useTabDraft } from '../../../shared/forms/use-tab-draft.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { tabStorage } from '../../../shared/store/browser-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { type OrderToReturn, type Returnable, requestQuery } from '../api/request-queries.ts';
import { useCreateReturn, useMemberno } from '../api/return-calls.ts';
import { messages } from '../messages.ts';
import { lastReturnDay } from '../model/may-return.ts';
import { fieldErrors, lineError } from '../model/refusal.ts';
import {
  checkLines,
  cleanQuantity,
  emptyValues,
  hasReason,
  nameOf,
  refundOf,
  returnable,
  toReturnItems,
} from '../model/request-lines.ts';
import { MemberDetails } from './member-details.tsx';
import { RefundSummary } from './refund-summary.tsx';
import classes from './request.module.css';
import { RequestLine } from './request-line.tsx';
import { type OrderIds, ReturnFrame } from './return-frame.tsx';

/** Replaces the form and takes the focus, so that a visitor who scrolled down sees it. */
const Recorded = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.recorded} />} ref={box}>
      <p>
        <FormattedMessage
          {...messages.recordedText}
          values={{
            a: (words) => <Link to="/$region/southline-warranty">{words}</Link>,
          }}
        />
      </p>
    </Notice>
  );
};

/** The list of requests; for a guest the order, which shows its own. */
const RequestsLink = ({ ids, className }: { ids: OrderIds; className?: string | undefined }) => {
  const toOrder = useMemberno() === '';
  return toOrder ? (
    <OrderLink {...ids} className={className} text={messages.backToOrder} />
  ) : (
    <Link to="/$region/member-orders/$showTab" params={{ showTab: '2' }} className={className}>
      <FormattedMessage {...messages.toRequests} />
    </Link>
  );
};

type FormProps = { order: OrderToReturn; info: Returnable; ids: OrderIds };

const RequestForm = ({ order, info, ids }: FormProps) => {
  const { region } = useApi();
  const navigate = useNavigate();
  const memberno = useMemberno();
  // The lines at the time when the form opened, so that changes on the server do not remove typed text.
  const [lines] = useState(() => returnable(info.table));
  // The member at the time when the form opened, so that the draft stays if the session ends.
  const [who] = useState(memberno);
  const draft = tabDraft(tabStorage, { form: 'return', region, who, about: order.orderNumber });
  const empty = emptyValues(lines);
  const creating = useCreateReturn();
  const [missing, setMissing] = useState(false);
  const form = useFields<string>({
    id: 'return',
    initial: draft.read(empty) ?? empty,
    check: checkLines(lines),
    clean: Object.fromEntries(lines.map((line) => [nameOf(line, 'quantity'), cleanQuantity(line.remainingQuantity)])),
  });
  const { error, isPending, isSuccess } = creating;
  useTabDraft(draft, form.values, { saved: empty, about: order.orderNumber, done: isSuccess });
  const send = (values: Record<string, string>) => {
    const chosen = hasReason(values, lines);
    setMissing(!chosen);
    if (!chosen || isPending) return;
    creating.mutate(toReturnItems(values, lines, who), {
      onSuccess: (returnOrderNo) => {
        if (returnOrderNo === '') return;
        if (who === '')
          void navigate({ to: '/$region/member-order-details/$orderID/$orderNo', params: { region, ...ids } });
        else
          void navigate({
            to: '/$region/member-orders/$showTab',
            params: { region, showTab: '2' },
            search: { sent: returnOrderNo },
          });
      },
      onError: (refusal) => form.refuse(fieldErrors(refusal, lines)),
    });
  };
  if (creating.data === '') return <Recorded />;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit(send)}>
      <div className={classes.side}>
        <MemberDetails order={order} />
        <RefundSummary refund={refundOf(form.values, lines, info.credit)} />
      </div>
      <div className={classes.lines}>
        <Summary
          problems={form.summary.map(({ id, text }) => ({
            id,
            text: (
              <>
                {lines.find((line) => id.startsWith(form.fieldId(`${line.shoppingCartID}:`)))?.partno}: {text}
              </>
            ),
          }))}
        />
        <ul>
          {lines.map((line) => (
            <RequestLine
              key={line.shoppingCartID}
              line={line}
              form={form}
              problem={lineError(error, line)}
              disabled={isPending}
            />
          ))}
        </ul>
      </div>
      <div className={classes.send}>
        {missing && !hasReason(form.values, lines) && (
          <p className={classes.problem} role="alert">
            <FormattedMessage {...messages.noReason} />
          </p>
        )}
        {error && !isPending && <ServerError error={error} />}
        <Button type="submit" size="md" disabled={isPending} text={isPending ? messages.sending : messages.submit} />
      </div>
    </form>
  );
};

const Request = ({ order, info, ids }: FormProps) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  // A refusal that arrives while the member types is shown only on sending; the typed text stays.
  const [refusal] = useState(info);
  const orderedAt = order.orderDetails[0]?.orderDate;
  if (refusal.refusal)
    return (
      <Notice kind="warning" title={<FormattedMessage {...messages.refused} />}>
        <p>
          <ServerText text={refusal.refusalMessage} />
        </p>
        <p>
          <RequestsLink ids={ids} />
        </p>
      </Notice>
    );
  if (returnable(refusal.table).length === 0)
    return (
      <NothingHere title={messages.nothingLeft} hint={messages.nothingLeftHint}>
        <RequestsLink ids={ids} className={nothing.way} />
      </NothingHere>
    );
  return (
    <>
      {orderedAt && (
        <p className={classes.until}>{formatMessage(messages.until, { day: lastReturnDay(orderedAt, region) })}</p>
      )}
      <RequestForm order={order} info={refusal} ids={ids} />
    </>
  );
};

/** The form that requests a return. The number of another member's order shows no order. */
export const RequestPage = ({ orderID, orderNo }: OrderIds) => {
  const api = useApi();
  const query = useQuery(requestQuery(api, orderID));
  const order = query.data?.order;
  const known = order?.orderNumber.toLowerCase() === orderNo.toLowerCase() ? order : undefined;
  return (
    <ReturnFrame
      title={messages.title}
      aside={<FormattedMessage {...messages.orderHash} values={{ number: orderNo }} />}
      back="1"
      order={{ orderID, orderNo }}
      query={query}
      missing={(query.data !== undefined && !known) || isApiError(query.error, 'NotFound')}
    >
      {known && query.data && <Request key={orderID} order={known} info={query.data.info} ids={{ orderID, orderNo }} />}
    </ReturnFrame>
  );
};
