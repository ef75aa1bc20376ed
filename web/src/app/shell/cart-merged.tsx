import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { cartMergedKey, type MergedLine } from '../../shared/http/cart-merged.ts';
import { CatalogueWord } from '../../shared/ui/catalogue-word.tsx';
import { CartIcon, CloseIcon } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import classes from './cart-merged.module.css';
import { messages } from './cart-merged-messages.ts';

/** Shows how signing in has changed the cart, so that merged or limited quantities are not a surprise. */
export const CartMerged = ({ lines }: { lines: MergedLine[] }) => {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const close = () => queryClient.setQueryData<MergedLine[]>(cartMergedKey, []);
  const isCapped = ({ guestQuantity, memberQuantity, quantity }: MergedLine) =>
    quantity < guestQuantity + memberQuantity;
  const wordsOf = (line: MergedLine): MessageDescriptor => {
    if (line.quantity === 0) return messages.noRoom;
    return isCapped(line) ? messages.capped : messages.sum;
  };
  const told = lines.filter((line) => line.memberQuantity > 0 || isCapped(line));
  const brought = lines.length - told.length;
  return (
    <section className={classes.notice} role="status" aria-label={formatMessage(messages.title)}>
      <div className={classes.inner}>
        <CartIcon size={22} />
        <div className={classes.text}>
          {told.length > 0 && <h2>{formatMessage(messages.title)}</h2>}
          {brought > 0 && <p>{formatMessage(messages.added, { count: brought })}</p>}
          <ul className={classes.lines}>
            {told.map((line) => (
              <li key={line.partNo} data-capped={isCapped(line) || undefined}>
                <b>{line.partNo}</b> <CatalogueWord word={line.description} />{' '}
                <span>
                  <FormattedMessage
                    {...wordsOf(line)}
                    values={{ brought: line.guestQuantity, before: line.memberQuantity, quantity: line.quantity }}
                  />
                </span>
              </li>
            ))}
          </ul>
          <Link to="/$region/cart" onClick={close} text={messages.view} />
        </div>
        <button type="button" className={classes.close} aria-label={formatMessage(messages.close)} onClick={close}>
          <CloseIcon />
        </button>
      </div>
    </section>
  );
};
