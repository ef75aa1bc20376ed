import { nameOf } from '@southline/kernel/person-name';
import { useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import type { OrderToReturn } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { Facts } from './facts.tsx';
import classes from './request.module.css';

/** The member who asks, and the rules for returns. */
export const MemberDetails = ({ order: { orderDetails } }: { order: OrderToReturn }) => {
  const { formatMessage } = useIntl();
  const [line] = orderDetails;
  const place = [line?.deliveryLocality, line?.deliveryState, line?.deliveryPostCode].filter(Boolean).join(' ');
  return (
    <section className={classes.details} aria-labelledby="member-details">
      <h2 id="member-details">{formatMessage(line?.membershipNo ? messages.memberDetails : messages.buyerDetails)}</h2>
      {line && (
        <Facts
          facts={[
            { name: messages.name, lines: [nameOf(line)] },
            { name: messages.membershipNo, lines: [line.membershipNo] },
            { name: messages.address, lines: [line.deliveryAddressline1, place] },
            { name: messages.email, lines: [line.emailAddress] },
            { name: messages.mobile, lines: [line.telephone] },
          ]}
        />
      )}
      <p className={classes.links}>
        <Link to="/$region/return-policy">{formatMessage(messages.policy)}</Link>
        <Link to="/$region/southline-warranty">{formatMessage(messages.warranty)}</Link>
      </p>
    </section>
  );
};
