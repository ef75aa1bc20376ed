import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { cartQuery } from '../api/cart-query.ts';
import type { CartLine } from '../api/cart-types.ts';
import { useRestoreLines } from '../api/restore-lines.ts';
import { messages } from '../messages.ts';
import type { Buyer } from '../model/buyer.ts';
import type { PlacedOrder } from '../model/payment-state.ts';
import { CartContent } from './cart-content.tsx';
import classes from './cart-page.module.css';
import { OfflineCart } from './offline-cart.tsx';
import { ThankYou } from './thank-you.tsx';
import { ToPad } from './to-pad.tsx';

type UndoRemovalProps = { lines: CartLine[]; onRestored: (line: CartLine) => void };

/** The lines removed last, with an Undo button. */
const UndoRemoval = ({ lines, onRestored }: UndoRemovalProps) => {
  const { mutate, isPending, error } = useRestoreLines();
  const [first] = lines;
  if (!first) return null;
  return (
    <div className={classes.undo} data-print="hidden">
      <Notice kind="info">
        <Group gap="6px 14px">
          <FormattedMessage {...messages.takenOut} values={{ count: lines.length, number: first.partno }} />
          <Button variant="default" size="compact-md" loading={isPending} onClick={() => mutate({ lines, onRestored })}>
            <FormattedMessage {...messages.undo} />
          </Button>
        </Group>
        {error && <ErrorText error={error} />}
      </Notice>
    </div>
  );
};

type EmptyCartProps = {
  /** Links into the range. */
  range: ReactNode;
  /** A guest, or a member whose session has ended: a cart may exist in the account. */
  guest: boolean;
  /** A member's session has just ended. */
  ended: boolean;
};

const EmptyCart = ({ range, guest, ended }: EmptyCartProps) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <>
      <div className={classes.empty}>
        <h1>{formatMessage(ended ? messages.endedTitle : messages.empty)}</h1>
        <Link to="/$region/parts-finder" className={classes.explore} text={messages.explore} />
        <ToPad />
        {guest && (
          <p className={classes.kept}>
            <FormattedMessage {...(ended ? messages.endedKept : messages.emptyKept)} />{' '}
            <Link
              to="/$region/sign-in"
              search={{ re: 'unauthorised' }}
              onClick={() => returnPath.remember(`/${region}/cart`)}
              text={messages.signIn}
            />
          </p>
        )}
      </div>
      {range}
    </>
  );
};

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
      {cart?.seenAt && cart.listing.length > 0 && <OfflineCart cart={cart} seenAt={cart.seenAt} />}
      {cart && buyer && !(cart.seenAt && cart.listing.length > 0) && (
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
