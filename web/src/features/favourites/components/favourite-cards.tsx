import { FormattedMessage } from 'react-intl';
import list from '../../../shared/lists/list.module.css';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { messages } from '../messages.ts';
import { Picture, ReplacedBy } from './favourite-parts.tsx';
import classes from './favourites.module.css';
import { Buying, Figures } from './offer-cells.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { RowsProps } from './rows.ts';

/** The list of a phone. */
export const FavouriteCards = ({ rows, offers, onRemove }: RowsProps) => (
  <ul className={list.cards}>
    {rows.map((row) => (
      <li key={row.partnumber} className={classes.card}>
        <Picture favourite={row} size={72} />
        <div>
          <PartNumber number={row.partnumber} />
          <p>
            <CatalogueWord word={row.description} />
          </p>
          <ReplacedBy favourite={row} />
          <p className={classes.cardDate}>
            <FormattedMessage {...messages.dateAdded} /> <RegionDay at={row.dateAdded} />
          </p>
        </div>
        <RemoveButton favourite={row} onRemove={onRemove} />
        <div className={classes.cardOffer}>
          <Figures offer={offers.get(row.partnumber)} />
          <Buying offer={offers.get(row.partnumber)} />
        </div>
      </li>
    ))}
  </ul>
);
