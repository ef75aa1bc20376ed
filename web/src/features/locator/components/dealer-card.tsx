import type { Dealer } from '@southline/rest/types';
import { useEffect, useRef } from 'react';
import { FormattedNumber } from 'react-intl';
import type { DealerType } from '../model/locator-types.ts';
import classes from './dealer.module.css';
import { DealerLinks } from './dealer-links.tsx';
import { MarkerSign } from './marker-sign.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningLine } from './opening-line.tsx';

type Props = {
  dealer: Dealer;
  type: DealerType;
  number: number;
  isActive: boolean;
  onSelect: () => void;
};

/** One result. Choosing it makes it active here and on the map. */
export const DealerCard = ({ dealer, type, number, isActive, onSelect }: Props) => {
  const { dealerName, dealerAddress, suburb, state, postcode, distance, openingHours } = dealer;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li ref={item} className={classes.card} data-active={isActive || undefined}>
      <MarkerSign type={type} number={number} isActive={isActive} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>
            <button type="button" className={classes.name} aria-expanded={isActive} onClick={onSelect}>
              {dealerName}
            </button>
          </h3>
          {distance !== null && (
            <span className={classes.distance}>
              <FormattedNumber value={distance} maximumFractionDigits={1} /> km
            </span>
          )}
        </div>
        <address className={classes.address}>
          {dealerAddress}, {suburb} {state === 'NZ' ? postcode : `${state} ${postcode}`}
        </address>
        <OpeningLine hours={openingHours} />
        {isActive && <OpeningHours hours={openingHours} />}
        <DealerLinks dealer={dealer} />
      </div>
    </li>
  );
};
