import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import { isCancelled } from './order-parts.tsx';
import type { RowsProps } from './rows.ts';

type Props = { order: OrderRow } & Pick<RowsProps, 'chosen' | 'onChoose'>;

const mayChoose = (order: OrderRow): boolean => !isCancelled(order) && order.fulfilmentStatus !== 'Order Delivered';

const isIn = (chosen: readonly OrderRow[], order: OrderRow): boolean =>
  chosen.some(({ orderid }) => orderid === order.orderid);

/** Ticks all orders of the page that may be moved on, or none. */
export const ChooseAll = ({ rows, chosen, onChooseAll }: Pick<RowsProps, 'rows' | 'chosen' | 'onChooseAll'>) => {
  const { formatMessage } = useIntl();
  const open = rows.filter(mayChoose);
  const missing = open.filter((order) => !isIn(chosen, order));
  return (
    <Checkbox
      size="md"
      aria-label={formatMessage(messages.chooseAll)}
      disabled={open.length === 0}
      checked={open.length > 0 && missing.length === 0}
      indeterminate={missing.length > 0 && missing.length < open.length}
      onChange={() => onChooseAll(open, missing.length > 0)}
    />
  );
};

/** Ticks an order that may be moved on. */
export const ChooseOrder = ({ order, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  if (!mayChoose(order)) return null;
  return (
    <Checkbox
      size="md"
      aria-label={formatMessage(messages.chooseOrder, { number: order.orderNumber })}
      checked={isIn(chosen, order)}
      onChange={() => onChoose(order)}
    />
  );
};
