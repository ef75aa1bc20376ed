import { FormattedMessage } from 'react-intl';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import type { ProductDetail } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

type Props = { rows: NonNullable<ProductDetail['alternatives']>; Buy: BuySlot };

/** Parts for the same use: other grades and substitutes. */
export const Alternatives = ({ rows, Buy }: Props) => {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="alternatives">
      <h2 id="alternatives">
        <FormattedMessage {...messages.alternatives} />
      </h2>
      <SideBySide rows={rows} Buy={Buy} />
    </section>
  );
};
