import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type ReturnView, viewQuery } from '../api/process-query.ts';
import { messages } from '../messages.ts';
import { withoutGst } from '../model/prices.ts';
import { ofOrder } from '../model/returns-of-order.ts';
import { LineTable } from './line-table.tsx';
import { OneReturn, PricesOfReturns } from './one-return.tsx';
import { ReturnFrame } from './return-frame.tsx';
import classes from './view.module.css';

/** The order as it was bought, without GST. */
const Order = ({ view }: { view: ReturnView }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <section className={classes.one}>
      <p>
        <strong>{view.warehouse.name}</strong>
        <br />
        {view.warehouse.address}
      </p>
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
      aside={
        <FormattedMessage
          {...(isReturn ? messages.itemTitle : messages.orderHash)}
          values={{ number: isReturn ? returnNo : orderNo }}
        />
      }
      back="1"
      order={undefined}
      query={query}
      missing={isApiError(query.error, 'NotFound') || (data !== undefined && isReturn && !shown)}
    >
      {data && !isReturn && <Order view={data} />}
      {shown && (
        <>
          <OneReturn shown={shown} />
          <PricesOfReturns />
        </>
      )}
    </ReturnFrame>
  );
};
