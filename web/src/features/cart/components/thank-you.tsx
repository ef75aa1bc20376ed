import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HeldMails } from '../../../shared/content/held-mails.tsx';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import type { PlacedOrder } from '../model/payment-state.ts';
import { FuelCardBanner } from './fuel-card-banner.tsx';
import classes from './thank-you.module.css';

type Props = {
  order: PlacedOrder;
  checkout: boolean;
  /** The ordered lines, the delivery address and the notified recipients. */
  receipt: ReactNode;
};

export const ThankYou = ({ order, checkout, receipt }: Props) => {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.page}>
      <PageTitle message={messages.thanksTitle} />
      <div className={classes.sheet}>
        <span className={classes.mark}>
          <CheckIcon size={30} />
        </span>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          <FormattedMessage {...(checkout ? messages.thanksShort : messages.thanks)} />
        </h1>
        <p className={classes.email}>{formatMessage(messages.thanksEmail)}</p>
        <HeldMails />
        <dl className={classes.number}>
          <dt>{formatMessage(messages.orderNumber)}</dt>
          <dd>{order.orderNo}</dd>
        </dl>
        {receipt}
        {checkout && (
          <>
            <h2 className={classes.papers}>{formatMessage(messages.orderList)}</h2>
            <div className={classes.list}>
              <PaperButton paper="order" order={order} label={<FormattedMessage {...messages.generateOrderList} />} />
            </div>
          </>
        )}
        <h2 className={classes.papers}>{formatMessage(messages.papers)}</h2>
        <div className={classes.list}>
          {!checkout && <PaperButton paper="order" order={order} label={<FormattedMessage {...messages.orderPdf} />} />}
          <PaperButton paper="tax-invoice" order={order} label={<FormattedMessage {...messages.taxInvoice} />} />
          <PaperButton paper="packing-list" order={order} label={<FormattedMessage {...messages.packingList} />} />
        </div>
        <Link to="/$region/parts-finder">{formatMessage(messages.moreParts)}</Link>
        <FuelCardBanner />
      </div>
    </div>
  );
};
