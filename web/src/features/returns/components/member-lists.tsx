import type { Region } from '@southline/kernel/region';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import list from '../../../shared/lists/list.module.css';
import rows from '../../../shared/lists/rows.module.css';
import { EditIcon, ViewIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import {
  type MemberRequest,
  type MemberReturn,
  memberRequestsQuery,
  memberReturnsQuery,
} from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { lastReturnDay, returnChance } from '../model/may-return.ts';
import { lists } from '../model/returns-search.ts';
import { byDateAndValue, partColumn, RefundAmount, responseColumn } from './list-parts.tsx';
import classes from './lists.module.css';
import { ReturnsList, type Searching } from './returns-list.tsx';
import { StateMark } from './state-mark.tsx';
import { responseWords, statusWords } from './words.ts';

/** Until when goods of a delivered order can be returned. */
const Deadline = ({ row, region }: { row: MemberReturn; region: Region }) => {
  const chance = returnChance(row, region, new Date());
  if (chance === 'none') return null;
  return (
    <span className={rows.under}>
      {chance === 'over' ? (
        <FormattedMessage {...messages.returnOver} />
      ) : (
        <FormattedMessage {...messages.returnBy} values={{ day: lastReturnDay(row.orderdate, region) }} />
      )}
    </span>
  );
};

/** The member's delivered orders, each with the state of its return, and a link to request one. */
export const MemberReturns = (searching: Searching) => {
  const api = useApi();
  const { region } = api;
  const { formatMessage } = useIntl();
  const { price } = useMoney();
  const query = useQuery(memberReturnsQuery(api, searching.search));
  const phone = usePhone();
  return (
    <ReturnsList
      {...searching}
      list={lists.memberReturns}
      query={query}
      keyOf={({ orderid }: MemberReturn) => orderid}
      status={{ label: messages.returnStatus, words: statusWords }}
      orders={byDateAndValue('orderdate', 'orderValue')}
      empty={
        <NothingHere title={messages.noReturns} hint={messages.noReturnsHint}>
          <Link to="/$region/member-orders/$showTab" params={{ showTab: '0' }} className={nothing.way}>
            <FormattedMessage {...messages.toOrders} />
          </Link>
        </NothingHere>
      }
      columns={[
        {
          name: messages.orderNumber,
          sortBy: 'order_Number',
          cell: ({ orderid, order_Number }) => (
            <OrderLink orderID={orderid} orderNo={order_Number} className={list.number} />
          ),
        },
        { name: messages.orderDate, sortBy: 'orderdate', cell: ({ orderdate }) => <RegionDay at={orderdate} /> },
        {
          name: messages.totalValue,
          sortBy: 'orderValue',
          kind: 'amount',
          cell: ({ orderValue }) => price({ listPrice: orderValue, isFreePart: false }),
        },
        {
          name: messages.orderStatus,
          cell: (row) => (
            <>
              <FormattedMessage {...messages[row.orderStatus as 'Order Delivered']} />
              <Deadline row={row} region={region} />
            </>
          ),
        },
        {
          name: messages.returnStatus,
          sortBy: 'returnStatus',
          kind: 'state',
          cell: ({ returnStatus }) => (returnStatus || phone ? <StateMark state={returnStatus} /> : '–'),
        },
        {
          name: messages.action,
          kind: 'action',
          cell: (row) =>
            returnChance(row, region, new Date()) === 'open' && (
              <Link
                to="/$region/returns-detail/$orderID/$orderNo"
                params={{ orderID: row.orderid, orderNo: row.order_Number }}
                className={classes.icon}
                aria-label={formatMessage(messages.returnOrder, { number: row.order_Number })}
              >
                <EditIcon size={20} />
                <FormattedMessage {...messages.actReturn} />
              </Link>
            ),
        },
      ]}
    />
  );
};

/** Each item of the member's requests, with the dealer's answer. */
export const MemberRequests = (searching: Searching) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const query = useQuery(memberRequestsQuery(api, searching.search));
  const { sent } = searching.search;
  return (
    <>
      {sent && (
        <div className={classes.sent}>
          <Notice kind="info">{formatMessage(messages.sentRequest, { number: sent })}</Notice>
        </div>
      )}
      <ReturnsList
        {...searching}
        list={lists.memberRequests}
        query={query}
        keyOf={({ returnItemID }: MemberRequest) => returnItemID}
        orderNo={messages.orderNumber}
        status={{ label: messages.returnResponse, words: responseWords }}
        orders={byDateAndValue('submittedDate', 'totalAmount')}
        empty={
          <NothingHere title={messages.noRequests} hint={messages.noRequestsHint}>
            <Link to="/$region/member-orders/$showTab" params={{ showTab: '1' }} className={nothing.way}>
              <FormattedMessage {...messages.toReturns} />
            </Link>
          </NothingHere>
        }
        columns={[
          {
            name: messages.returnId,
            sortBy: 'returnOrderNumber',
            cell: ({ orderid, returnOrderNumber }) => (
              <OrderLink orderID={orderid} orderNo={returnOrderNumber} className={list.number} />
            ),
          },
          partColumn,
          {
            name: messages.submitDate,
            sortBy: 'submittedDate',
            cell: ({ submittedDate }) => <RegionDay at={submittedDate} />,
          },
          {
            name: messages.totalValue,
            sortBy: 'totalAmount',
            kind: 'amount',
            cell: (row) => <RefundAmount row={row} />,
          },
          responseColumn,
          {
            name: messages.action,
            kind: 'action',
            cell: ({ orderid, returnItemID, returnOrderNumber, returnResponse }) => {
              const asked = returnResponse === 'Request For More Info';
              const name = formatMessage(asked ? messages.answerRequest : messages.openRequest, {
                number: returnOrderNumber,
              });
              return (
                <Link
                  to="/$region/returns-item-detail/$orderID/$returnItemID"
                  params={{ orderID: orderid, returnItemID }}
                  className={classes.icon}
                  aria-label={name}
                >
                  {asked ? <EditIcon size={20} /> : <ViewIcon size={20} />}
                  <FormattedMessage {...(asked ? messages.actAnswer : messages.actView)} />
                </Link>
              );
            },
          },
        ]}
      />
    </>
  );
};
