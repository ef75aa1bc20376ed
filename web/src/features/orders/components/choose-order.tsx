import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import { isCancelled } from './order-parts.tsx';
import type { RowsProps } from './rows.ts';

type Props = { order: OrderRow } & Pick<RowsProps, 'chosen' | 'onChoose'>;

/** Ticks an order that may be moved on. */
export const ChooseOrder = ({ order, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  if (isCancelled(order) || order.fulfilmentStatus === 'Order Delivered') return null;
  return (
    <Checkbox
      size="md"
      aria-label={formatMessage(messages.chooseOrder, { number: order.orderNumber })}
      checked={chosen.some(({ orderid }) => orderid === order.orderid)}
      onChange={() => onChoose(order)}
    />
  );
};
