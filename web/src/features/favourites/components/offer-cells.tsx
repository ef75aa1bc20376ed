import { use } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { buyableOf } from '../../../shared/parts/buyable.ts';
import { KnownFit } from '../../../shared/parts/fit-mark.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import type { Offer } from '../api/offers.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';
import { OfferSlot } from './offer-slot.ts';

type Props = { offer: Offer | undefined };

/** For a replaced part, these are the figures of its replacement. */
export const Figures = ({ offer }: Props) => {
  const { price } = useMoney();
  if (!offer?.part) return null;
  const { part } = offer;
  return (
    <div className={classes.figures}>
      <strong>{price(part)}</strong>
      <StockMark part={part} />
      <KnownFit part={part} />
    </div>
  );
};

export const Buying = ({ offer }: Props) => {
  const { formatMessage } = useIntl();
  const Buy = use(OfferSlot);
  if (!offer) return null;
  const { part, state, quantity } = offer;
  if (!part || state === 'NotOrderable')
    return <span className={classes.notSold}>{formatMessage(messages.notSold)}</span>;
  return <Buy part={{ ...buyableOf(part), suggestedQuantity: quantity }} />;
};
