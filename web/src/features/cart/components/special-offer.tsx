import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TranslatedText } from '../../../shared/ui/error-text.tsx';
import type { Cart } from '../api/cart-types.ts';
import { offerQuery, useTakeOffer } from '../api/vouchers.ts';
import classes from './voucher-block.module.css';

// Few carts have an offer.
const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((file) => ({ default: file.OfferDialog })));

/** The offer of a voucher code: a dialog that opens once, and a line that opens it again. */
export const SpecialOffer = ({ cart }: { cart: Cart }) => {
  const { data: offer } = useQuery(offerQuery(useApi(), cart));
  const [declined, setDeclined] = useState('');
  const take = useTakeOffer(cart);
  // The offer was taken: the cart is being updated without it.
  if (!offer || (take.isSuccess && take.variables === offer)) return null;
  const { voucher_Code: code, message, buttonDisplay } = offer;
  if (declined === code)
    return (
      <p className={classes.offer}>
        <TranslatedText text={message} />{' '}
        <Button variant="default" size="compact-sm" loading={take.isPending} onClick={() => take.mutate(offer)}>
          <TranslatedText text={buttonDisplay} />
        </Button>
      </p>
    );
  return (
    <Suspense fallback={null}>
      <OfferDialog
        offer={offer}
        saving={cart.voucher.find(({ voucherCode }) => voucherCode === code)?.saving ?? 0}
        error={take.error}
        isPending={take.isPending}
        onTake={() => take.mutate(offer)}
        onDecline={() => setDeclined(code)}
      />
    </Suspense>
  );
};
