import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Waiting } from '../../../shared/desk/waiting.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import list from '../../../shared/lists/list.module.css';
import rows from '../../../shared/lists/rows.module.css';
import { Link } from '../../../shared/ui/link.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { type StaffRequest, type StaffReturn, staffRequestsQuery, staffReturnsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { DESK_VIEWS, REFUNDED } from '../model/desk-views.ts';
import { lists } from '../model/returns-search.ts';
import { byDateAndValue, partColumn, RefundAmount, responseColumn } from './list-parts.tsx';
import { ReturnsList, type Searching } from './returns-list.tsx';
import { Age, CalendarDay } from './row-parts.tsx';
import { StateMark } from './state-mark.tsx';
import { responseWords, statusWords } from './words.ts';

const empty = <NothingHere title={messages.nothingWaits} hint={messages.nothingWaitsHint} />;
const noRefunded = <NothingHere title={messages.noRefunded} hint={messages.noRefundedHint} />;

/** What blocks a return from being processed, or its refund. */
const Hindrance = ({ row: { status, ready, refundProblem } }: { row: StaffReturn }) => (
  <>
    {status === 'Pending' && !ready && (
      <span className={rows.under}>
        <FormattedMessage {...messages.answerFirst} />
      </span>
    )}
    {refundProblem && (
      <span className={rows.under} data-late>
        <FormattedMessage {...messages.refundFailed} />
      </span>
    )}
  </>
);

type RowOfBuyer = Pick<StaffReturn, 'buyerName' | 'telephone' | 'membershipno'>;

const Buyer = ({ row: { buyerName, telephone } }: { row: RowOfBuyer }) => (
  <>
    {buyerName}
    {telephone && (
      <a href={`tel:${telephone}`} className={rows.under}>
        {telephone}
      </a>
    )}
  </>
);

/** Guests have no number. */
const Membership = ({ row: { membershipno } }: { row: RowOfBuyer }) =>
  membershipno || <FormattedMessage {...messages.guest} />;

type Props = Searching & {
  /** Only returns that were refunded. */
  refunded?: true;
};

export const StaffReturns = ({ refunded, ...searching }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { price } = useMoney();
  const query = useQuery(staffReturnsQuery(api, { ...searching.search, ...(refunded && REFUNDED) }));
  return (
    <ReturnsList
      {...searching}
      list={lists.staffReturns}
      query={query}
      keyOf={({ returnOrderNumber }: StaffReturn) => returnOrderNumber}
      ofMembers
      orderNo={messages.orderNumber}
      {...(!refunded && { status: { label: messages.returnStatus, words: statusWords } })}
      waiting={DESK_VIEWS.toProcess.status}
      orders={byDateAndValue('requestdate', 'ordervalue')}
      empty={refunded ? noRefunded : empty}
      columns={[
        {
          name: messages.orderNumber,
          sortBy: 'orderNumber',
          kind: 'number',
          cell: ({ orderNumber, returnOrderNumber }) => (
            <>
              <Link
                to="/$region/returns-process/$returnOrderNo"
                params={{ returnOrderNo: returnOrderNumber }}
                className={list.number}
                data-row
              >
                {orderNumber}
              </Link>
              <span className={rows.under}>{returnOrderNumber}</span>
            </>
          ),
        },
        {
          name: messages.orderDate,
          kind: 'age',
          cell: ({ orderdate, requestdate }) => <Age orderedAt={orderdate} askedAt={requestdate} />,
        },
        { name: messages.membershipNo, cell: (row) => <Membership row={row} /> },
        { name: messages.buyer, kind: 'buyer', cell: (row) => <Buyer row={row} /> },
        {
          name: messages.refundValue,
          sortBy: 'ordervalue',
          kind: 'amount',
          cell: ({ ordervalue, status }) =>
            status === 'Declined' ? '–' : price({ listPrice: ordervalue, isFreePart: false }),
        },
        { name: messages.dateToAttend, cell: ({ declaredReturnDate }) => <CalendarDay day={declaredReturnDate} /> },
        {
          name: messages.waitingSince,
          sortBy: 'requestdate',
          cell: ({ requestdate, status }) => (status === 'Pending' ? <Waiting since={requestdate} /> : '–'),
        },
        {
          name: messages.returnStatus,
          sortBy: 'status',
          cell: (row) => (
            <>
              <StateMark state={row.status} />
              {row.exchange && <span className={rows.under}>{formatMessage(messages.withExchange)}</span>}
              <Hindrance row={row} />
            </>
          ),
        },
      ]}
    />
  );
};

export const StaffRequests = (searching: Searching) => {
  const api = useApi();
  const query = useQuery(staffRequestsQuery(api, searching.search));
  return (
    <ReturnsList
      {...searching}
      list={lists.staffRequests}
      query={query}
      keyOf={({ returnItemID }: StaffRequest) => returnItemID}
      ofMembers
      orderNo={messages.orderNumber}
      status={{ label: messages.returnResponse, words: responseWords }}
      waiting={DESK_VIEWS.toAnswer.status}
      orders={byDateAndValue('submittedDate', 'totalAmount')}
      empty={empty}
      columns={[
        {
          name: messages.orderNumber,
          sortBy: 'orderNumber',
          kind: 'number',
          cell: ({ orderid, returnItemID, orderNumber, returnOrderNumber }) => (
            <>
              <Link
                to="/$region/returns-item-detail/$orderID/$returnItemID"
                params={{ orderID: orderid, returnItemID }}
                className={list.number}
                data-row
              >
                {orderNumber}
              </Link>
              <span className={rows.under}>{returnOrderNumber}</span>
            </>
          ),
        },
        partColumn,
        {
          name: messages.buyer,
          kind: 'buyer',
          cell: (row) => (
            <>
              <Buyer row={row} />
              <span className={rows.under}>
                <Membership row={row} />
              </span>
            </>
          ),
        },
        {
          name: messages.orderDate,
          kind: 'age',
          cell: ({ orderdate, submittedDate }) => <Age orderedAt={orderdate} askedAt={submittedDate} />,
        },
        {
          name: messages.waitingSince,
          sortBy: 'submittedDate',
          cell: ({ waitingSince, returnResponse }) =>
            returnResponse === 'Request Pending' ? <Waiting since={waitingSince} /> : '–',
        },
        {
          name: messages.refundValue,
          sortBy: 'totalAmount',
          kind: 'amount',
          cell: (row) => <RefundAmount row={row} />,
        },
        responseColumn,
      ]}
    />
  );
};
