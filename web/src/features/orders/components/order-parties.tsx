import { nameOf } from '@southline/kernel/person-name';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Term } from '../../../shared/ui/term.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Fact = { name: keyof typeof names; lines: readonly string[] };

const names = {
  membershipNo: messages.membershipNo,
  name: messages.name,
  telephone: messages.telephone,
  address: messages.deliveryAddress,
  email: messages.email,
  copies: messages.copies,
  business: messages.businessName,
  purchaseOrder: messages.purchaseOrder,
  notes: messages.notes,
};

const factsOf = ({ orderDetails: [line], businessName, purchaseOrderNo, notes, ccEmails }: OrderDetails): Fact[] => {
  if (!line) return [];
  const place = [line.deliveryLocality, line.deliveryState, line.deliveryPostCode].filter(Boolean).join(' ');
  const facts: Fact[] = [
    { name: 'membershipNo', lines: [line.membershipNo] },
    { name: 'name', lines: [nameOf(line)] },
    { name: 'telephone', lines: [line.telephone] },
    { name: 'address', lines: [line.deliveryAddressline1, place] },
    { name: 'email', lines: [line.emailAddress] },
    { name: 'copies', lines: ccEmails },
    { name: 'business', lines: [businessName] },
    { name: 'purchaseOrder', lines: [purchaseOrderNo] },
    { name: 'notes', lines: notes.split('\n') },
  ];
  return facts.filter(({ lines }) => lines.some(Boolean));
};

type Props = {
  order: OrderDetails;
  /** Below the facts of the buyer. */
  children: ReactNode;
};

/** The buyer and the remarks of the order, and the dealer, if there is one. */
export const OrderParties = ({ order, children }: Props) => (
  <section className={classes.parties}>
    <div>
      <h2>
        <FormattedMessage {...messages.forBuyer} />
      </h2>
      <dl className={classes.facts}>
        {factsOf(order).map(({ name, lines }) => (
          <Term key={name} name={names[name]}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Term>
        ))}
      </dl>
      {children}
    </div>
    {order.dealer && (
      <div>
        <h2>
          <FormattedMessage {...messages.forDealer} />
        </h2>
        <p>
          {order.dealer.dealerName}
          <br />
          {order.dealer.dealerPhone}
          <br />
          {order.dealer.dealerAddress}
        </p>
      </div>
    )}
  </section>
);
