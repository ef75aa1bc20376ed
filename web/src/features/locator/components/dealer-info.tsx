import type { Dealer } from '@southline/rest/types';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './dealer.module.css';
import { DealerLinks } from './dealer-links.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningLine } from './opening-line.tsx';

type Props = { dealer: Dealer; isShort: boolean; onClose: () => void };

/** The info window on the map. It is short on phones, where the list shows the other details. */
export const DealerInfo = ({ dealer, isShort, onClose }: Props) => {
  const { dealerName, dealerAddress, suburb, state, postcode, openingHours } = dealer;
  const { formatMessage } = useIntl();
  return (
    <section className={classes.info} aria-label={dealerName}>
      <button type="button" className={classes.close} aria-label={formatMessage(messages.closeInfo)} onClick={onClose}>
        <CloseIcon size={16} />
      </button>
      <p className={classes.infoName}>{dealerName}</p>
      <address className={classes.address}>
        {dealerAddress}, {suburb} {state === 'NZ' ? postcode : `${state} ${postcode}`}
      </address>
      <OpeningLine hours={openingHours} />
      {!isShort && <OpeningHours hours={openingHours} />}
      <DealerLinks dealer={dealer} />
    </section>
  );
};
