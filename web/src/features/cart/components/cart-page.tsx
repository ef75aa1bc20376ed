import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { cartQuery } from '../api/cart-query.ts';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import type { Buyer } from '../model/buyer.ts';
import type { PlacedOrder } from '../model/payment-state.ts';
import { CartContent } from './cart-content.tsx';
import classes from './cart-page.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { ThankYou } from './thank-you.tsx';
import { UndoRemoval } from './undo-removal.tsx';

type Props = {
  /** The page that is for paying alone. */
  checkout: boolean;
  placed: PlacedOrder | null;
  onPlaced: (order: PlacedOrder) => void;
  receipt: (order: PlacedOrder) => ReactNode;
  /** Shown below an empty cart. */
  range: ReactNode;
  /** A link to share the lines, for visitors who may have one. */
  share: (lines: CartLine[]) => ReactNode;
  /** The buyer; null until known. */
  buyer: Buyer | null;
};

/** Free lines of a voucher are restored by its offer; added again as normal lines they would be charged. */
const isBought = ({ freeWith }: CartLine) => !freeWith;

const placeholders = [1, 2, 3];

export const CartPage = ({ checkout, placed, onPlaced, receipt, range, share, buyer }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data: cart, error, refetch } = useQuery({ ...cartQuery(api), enabled: !placed });
  const ended = useQuery(sessionQuery(api)).data?.ended ?? false;
  const [removed, setRemoved] = useState<CartLine[]>([]);
  if (placed) return <ThankYou order={placed} checkout={checkout} receipt={receipt(placed)} />;
  const title = checkout ? messages.checkoutTitle : messages.title;
  return (
    <div className={classes.page}>
      <PageTitle message={title} />
      {error && !cart && (
        <LoadFailed error={error} onRetry={refetch}>
          <h1>{formatMessage(title)}</h1>
        </LoadFailed>
      )}
      {(!cart || !buyer) && !error && (
        <div aria-busy="true">
          <Skeleton height={34} width={120} mb={20} />
          {placeholders.map((each) => (
            <Skeleton key={each} height={104} mb={2} radius={0} />
          ))}
        </div>
      )}
      <UndoRemoval
        lines={removed}
        onRestored={(line) => setRemoved((lines) => lines.filter((other) => other !== line))}
      />
      {cart && buyer && (
        <CartContent
          cart={cart}
          buyer={buyer}
          checkout={checkout}
          onPlaced={onPlaced}
          share={share(cart.listing.filter(isBought))}
          onRemoved={(lines) => setRemoved(lines.filter(isBought))}
          empty={<EmptyCart range={range} guest={buyer.kind === 'guest'} ended={ended} />}
        />
      )}
    </div>
  );
};
