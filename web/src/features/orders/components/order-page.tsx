import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SignInOrCode } from '../../../shared/account/sign-in-or-code.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { type OrderDetails, type OrderIds, orderQuery } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { dispatchable, hasPrice, waitingOf } from '../model/cancel-units.ts';
import { CancelProposal } from './cancel-proposal.tsx';
import { ChangeDelivery, type WithSavedAddresses } from './change-delivery.tsx';
import { DispatchForm } from './dispatch-form.tsx';
import { EndLinksButton, ResendButton } from './mail-buttons.tsx';
import classes from './order.module.css';
import { OrderGoods } from './order-goods.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderParties } from './order-parties.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PriceOffer } from './price-offer.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ToPadButton } from './to-pad-button.tsx';
import { useStaff } from './use-staff.ts';

const PriceForm = lazy(() => import('./price-form.tsx').then((file) => ({ default: file.PriceForm })));

/** Identifies the units that can be dispatched. When they change, the form starts again with all of them. */
const waitingKey = (order: OrderDetails): string => dispatchable(order).map(waitingOf).join();

/** The returns of the order; the route supplies them, because features do not import each other. */
type Slots = {
  returns: (order: OrderDetails) => ReactNode;
  /** The dealer's question about a return. */
  asked: (order: OrderDetails) => ReactNode;
  /** Undefined while the buyer can return nothing. */
  returnLink: (order: OrderDetails) => ReactNode | undefined;
  savedAddresses: WithSavedAddresses;
};

const withoutSaved: WithSavedAddresses = (show) => show([]);

/** Shown for an order that does not exist and for another member's order alike. It offers the sign-in. */
const Unknown = () => {
  const api = useApi();
  const signedIn = useQuery(sessionQuery(api)).data?.signedIn ?? false;
  const params = { region: api.region };
  return (
    <NothingHere title={messages.unknown} hint={signedIn ? messages.unknownHint : messages.unknownSignIn}>
      {signedIn ? (
        <Link to="/$region/member-orders/$showTab" params={{ ...params, showTab: '0' }} className={nothing.way}>
          <FormattedMessage {...messages.back} />
        </Link>
      ) : (
        <SignInOrCode />
      )}
    </NothingHere>
  );
};

const ReadingOnly = () => {
  const { formatMessage } = useIntl();
  return (
    <Notice kind="info">
      <p>{formatMessage(messages.readingOnly)}</p>
      <Link to="/$region/order-status/{-$token}" params={{ token: undefined }} text={messages.askCode} />
    </Notice>
  );
};

const Order = ({
  order,
  orderID,
  returns,
  asked,
  returnLink,
  savedAddresses,
}: Slots & { order: OrderDetails; orderID: string }) => {
  const { formatMessage } = useIntl();
  const staff = useStaff();
  const me = useQuery(sessionQuery(useApi())).data?.user;
  const [first] = order.orderDetails;
  const own = me !== undefined && me !== null && me.membershipNo === first?.membershipNo;
  const cancelled = order.fulfilmentStatus === 'Order Cancelled';
  // An order without a date was never placed, for example because its payment failed.
  const placed = Boolean(first?.orderDate);
  const ofGuest = first?.membershipNo === '';
  // The server shows an order to its owner, to staff, and to a guest session that opened it.
  const mayAct = own || !(staff || order.reading);
  const ids = { orderID, orderNo: order.orderNumber };
  return (
    <>
      <header className={classes.head}>
        <div>
          <p className={classes.number}>{formatMessage(messages.orderHash, { number: order.orderNumber })}</p>
          {first?.orderDate && <RegionTime at={first.orderDate} />}
        </div>
        <p className={classes.state} data-cancelled={cancelled || undefined}>
          <FormattedMessage {...messages[order.fulfilmentStatus as 'Order Placed']} />
        </p>
        {(!cancelled || placed) && (
          <div className={classes.papers}>
            <PaperButton paper="order" order={ids} label={<FormattedMessage {...messages.download} />} />
            {order.orderDetails.some(hasPrice) && (
              <PaperButton paper="tax-invoice" order={ids} label={<FormattedMessage {...messages.invoice} />} />
            )}
            {!cancelled && (
              <PaperButton paper="packing-list" order={ids} label={<FormattedMessage {...messages.packingList} />} />
            )}
          </div>
        )}
      </header>
      {order.reading && <ReadingOnly />}
      {mayAct && asked(order)}
      <div className={classes.columns}>
        <div>
          <OrderLinks order={order} />
          {staff && order.cancelProposal && <CancelProposal proposal={order.cancelProposal} orderID={orderID} />}
          <PriceOffer order={order} orderID={orderID} mayAnswer={mayAct} staff={staff} />
          {staff && (
            <Suspense fallback={null}>
              <PriceForm order={order} orderID={orderID} />
            </Suspense>
          )}
          <OrderParcels order={order} orderID={orderID} staff={staff} />
          <OrderParties order={order}>
            {(mayAct || staff) && (
              <ChangeDelivery order={order} orderID={orderID} savedAddresses={own ? savedAddresses : withoutSaved} />
            )}
          </OrderParties>
          <OrderGoods order={order} orderID={orderID} returnLink={mayAct ? returnLink(order) : undefined} />
          {order.voucherCode.length > 0 && <VouchersUsed order={order} />}
          <p className={classes.note}>{formatMessage(messages.pricesNote)}</p>
        </div>
        <aside className={classes.aside}>
          <OrderTimeline order={order} />
          {!cancelled && own && <ReorderButton orderID={orderID} />}
          {own && <ToPadButton lines={order.orderDetails} />}
          {!cancelled && !order.reading && <ResendButton orderID={orderID} />}
          {ofGuest && !order.reading && <EndLinksButton orderID={orderID} />}
          {staff && !cancelled && <DispatchForm key={waitingKey(order)} orderID={orderID} order={order} />}
        </aside>
      </div>
      <section className={classes.returns}>
        <h2>{formatMessage(messages.returnsOfOrder)}</h2>
        {returns(order)}
      </section>
    </>
  );
};

/** The page of an order is also found by the number of any of its returns. */
const isNamed = (order: OrderDetails, number: string): boolean =>
  [order.orderNumber, ...order.returnDataTables.map(({ returnOrderNumber }) => returnOrderNumber)].some(
    (each) => each.toLowerCase() === number.toLowerCase(),
  );

/** An order number that does not belong to the id shows no order. */
export const OrderPage = ({ orderID, orderNo, ...slots }: OrderIds & Slots) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const staff = useStaff();
  const signedIn = useQuery(sessionQuery(api)).data?.signedIn ?? false;
  const { data, error, refetch } = useQuery(orderQuery(api, orderID));
  const wrong = data && !isNamed(data, orderNo);
  const missing = wrong || isApiError(error, 'NotFound');
  return (
    <div className={classes.page}>
      <PageTitle message={messages.details} />
      {signedIn && (
        <Link
          to={staff ? '/$region/manager-orders/$showTab' : '/$region/member-orders/$showTab'}
          params={{ showTab: '0' }}
          className={classes.back}
        >
          <ArrowLeft size={18} />
          <FormattedMessage {...messages.back} />
        </Link>
      )}
      <h1>{formatMessage(messages.details)}</h1>
      {missing && <Unknown />}
      {error && !data && !missing && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!data && !error && <OrderSkeleton />}
      {data && !missing && <Order order={data} orderID={orderID} {...slots} />}
    </div>
  );
};

const VouchersUsed = ({ order }: { order: OrderDetails }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const values = { codes: order.voucherCode.join(', '), amount: money(order.voucherSaving) };
  return <p className={classes.voucher}>{formatMessage(messages.vouchersUsed, values)}</p>;
};
