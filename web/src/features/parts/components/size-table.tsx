import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sizesQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import type { BuySlot } from './buy-slot.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

/** What a product of the range comes in; the first of them, and the way to all. */
export const SizeTable = ({ category, Buy }: { category: string; Buy: BuySlot }) => {
  const api = useApi();
  const { data } = useQuery(sizesQuery(api, category));
  if (!data || data.rows.length === 0) return null;
  const { rows, totalCount } = data;
  return (
    <section className={classes.section} aria-labelledby="sizes">
      <h2 id="sizes">
        <FormattedMessage {...messages.sizes} />
      </h2>
      <SideBySide rows={rows} Buy={Buy} />
      {totalCount > rows.length && (
        <Link to="/$region/parts-finder" params={{ region: api.region }} search={{ category }} className={classes.all}>
          <FormattedMessage {...messages.allSizes} values={{ total: totalCount }} />
        </Link>
      )}
    </section>
  );
};
