import type { ComponentProps } from 'react';
import { Link } from './link.tsx';
import type { WithMessage } from './message-or.tsx';

type Props = WithMessage<Omit<ComponentProps<'a'>, 'href'>> & { orderID: string; orderNo: string };

/** Leads to an order. Without another content it shows the order's number. */
export const OrderLink = ({ orderID, orderNo, children = orderNo, ...props }: Props) => (
  <Link to="/$region/member-order-details/$orderID/$orderNo" params={{ orderID, orderNo }} {...props}>
    {children}
  </Link>
);
