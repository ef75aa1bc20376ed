import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { FitMark } from '../../../shared/ui/fit-mark.tsx';
import type { Offer } from '../api/offers.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';
import { useOfferSlots } from './offer-slot.ts';

type Props = { offer: Offer | undefined };

/** For a replaced part, these are the figures of its replacement. */
export const Figures = ({ offer }: Props) => {
  const { Stock } = useOfferSlots();
  const { price } = useMoney();
  if (!offer?.part) return null;
  const { part } = offer;
  return (
    <div className={classes.figures}>
      <strong>{price(part)}</strong>
      <Stock part={part} />
      {part.fit !== 'Unknown' && <FitMark fit={part.fit} note={part.fitNote} />}
    </div>
  );
};

export const Buying = ({ offer }: Props) => {
  const { Buy } = useOfferSlots();
  if (!offer) return null;
  const { part, state, quantity } = offer;
  if (!part || state === 'NotOrderable')
    return (
      <span className={classes.notSold}>
        <FormattedMessage {...messages.notSold} />
      </span>
    );
  return <Buy part={part} quantity={quantity} />;
};
