import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { type ReturnView, viewQuery } from '../api/process-query.ts';
import { messages } from '../messages.ts';
import { withoutGst } from '../model/prices.ts';
import { ofOrder, type ShownReturn } from '../model/returns-of-order.ts';
import { Facts } from './facts.tsx';
import { LineTable } from './line-table.tsx';
import { OneReturn, PricesOfReturns } from './one-return.tsx';
import { ReturnFrame } from './return-frame.tsx';
import { StateMark } from './state-mark.tsx';
import classes from './view.module.css';

const OrderLink = ({ view: { orderid, orderNumber } }: { view: ReturnView }) => (
  <Link to="/$region/member-order-details/$orderID/$orderNo" params={{ orderID: orderid, orderNo: orderNumber }}>
    <FormattedMessage {...messages.orderHash} values={{ number: orderNumber }} />
  </Link>
);

const Returns = ({ view, returns }: { view: ReturnView; returns: readonly ShownReturn[] }) =>
  returns.map(({ number, rows: [first] }) => (
    <span key={number}>
      <Link
        to="/$region/returns-view/$orderNo"
        params={{ orderNo: view.orderNumber }}
        search={{ isreturn: true, returnNo: number }}
      >
        {number}
      </Link>{' '}
      <StateMark state={first.status} />
    </span>
  ));

/** The order's lines at the prices paid, without GST, and its returns. */
const Order = ({ view }: { view: ReturnView }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const returns = ofOrder(view.returnDataTables);
  return (
    <section className={classes.one}>
      <Facts
        facts={[
          { name: messages.orderDate, value: <RegionDay at={view.orderDetails[0]?.orderDate ?? ''} /> },
          { name: messages.warehouse, lines: [view.warehouse.name, view.warehouse.address] },
          {
            name: messages.viewReturns,
            value:
              returns.length > 0 ? <Returns view={view} returns={returns} /> : formatMessage(messages.viewNoReturns),
          },
        ]}
      />
      <LineTable
        lines={view.orderDetails.map((line) => ({
          id: line.shoppingCartID,
          partNo: line.southlinePartNo,
          description: line.partsDescription,
          price: withoutGst(line.sellPrice),
          quantity: line.quantity,
          total: withoutGst(line.totalSales),
        }))}
      />
      <p className={classes.total}>
        <FormattedMessage {...messages.total} /> <strong>{money(withoutGst(view.subtotal))}</strong>
      </p>
      <p className={classes.footnote}>{formatMessage(messages.exclusiveNote)}</p>
    </section>
  );
};

type Props = { orderNo: string; isReturn: boolean; returnNo: string };

/** An order, or one of its returns. */
export const ViewPage = ({ orderNo, isReturn, returnNo }: Props) => {
  const query = useQuery(viewQuery(useApi(), orderNo, isReturn ? returnNo : ''));
  const { data } = query;
  const shown = data && isReturn ? ofOrder(data.returnDataTables).find((each) => each.number === returnNo) : undefined;
  return (
    <ReturnFrame
      title={isReturn ? messages.viewTitle : messages.viewOrder}
      aside={data && <OrderLink view={data} />}
      back="1"
      order={undefined}
      query={query}
      missing={isApiError(query.error, 'NotFound') || (data !== undefined && isReturn && !shown)}
    >
      {data && !isReturn && <Order view={data} />}
      {shown && (
        <>
          <OneReturn shown={shown} orderID={data?.orderid ?? ''} />
          <PricesOfReturns />
        </>
      )}
    </ReturnFrame>
  );
};
