import type { RangeSizes } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { sizesQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import { columnsOf } from '../model/columns.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

/** Fewer columns than elsewhere, because the menu of the range is beside the table. */
const MOST_COLUMNS = 4;

/** The sizes of a product: the first ones, and a link to all. */
export const SizeTable = ({ sizes, Buy }: { sizes: RangeSizes; Buy: BuySlot }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const wordOf = useCatalogueWords();
  const { data } = useQuery(sizesQuery(api, sizes));
  if (!data || data.rows.length === 0) return null;
  const { rows, totalCount } = data;
  const { category: categories, filters } = sizes;
  return (
    <section className={classes.section} aria-labelledby="sizes">
      <h2 id="sizes">{formatMessage(messages.sizes)}</h2>
      <SideBySide
        rows={rows}
        Buy={Buy}
        columns={columnsOf(rows).slice(0, MOST_COLUMNS)}
        sortable={totalCount <= rows.length}
      />
      {totalCount > rows.length &&
        categories.map((category) => (
          <Link
            key={category}
            to="/$region/parts-finder"
            search={{ category, ...(filters && { filters }) }}
            className={classes.all}
          >
            {categories.length === 1 ? (
              <FormattedMessage {...messages.allSizes} values={{ total: totalCount }} />
            ) : (
              <FormattedMessage {...messages.allOf} values={{ category: wordOf(category) }} />
            )}
          </Link>
        ))}
    </section>
  );
};
