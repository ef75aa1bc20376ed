import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import { mayWait } from '../model/cancel-units.ts';
import type { RowsProps } from './rows.ts';

type Props = { order: RowsProps['rows'][number] } & Pick<RowsProps, 'onDispatch'>;

/** The action of a row: ticks the order and leads to its tracking number. */
export const DispatchButton = ({ order, onDispatch }: Props) =>
  mayWait(order) && (
    <Button variant="default" size="compact-md" onClick={() => onDispatch(order)}>
      <FormattedMessage {...messages.dispatch} />
      <VisuallyHidden> {order.orderNumber}</VisuallyHidden>
    </Button>
  );
