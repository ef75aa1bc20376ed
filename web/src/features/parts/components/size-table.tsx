import type { RangeSizes } from '@southline/rest/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { sizesQuery } from '../api/part-queries.ts';
import messages from '../size-messages.json';
import { SizeRow } from './size-row.tsx';
import classes from './size-table.module.css';

/** The sizes of a product, one in a row: its measures, then for each grade its parts with price, stock and the add button. */
export const SizeTable = ({ sizes, Buy }: { sizes: RangeSizes; Buy: BuySlot }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const wordOf = useCatalogueWords();
  const [all, setAll] = useState(false);
  const { data } = useQuery({ ...sizesQuery(api, sizes, all), placeholderData: keepPreviousData });
  if (!data || data.sizes.length === 0) return null;
  const { category: categories, filters } = sizes;
  const { columns, grades, totalSizes, totalParts } = data;
  const left = totalSizes > data.sizes.length;
  return (
    <section className={classes.section} aria-labelledby="sizes">
      <h2 id="sizes">{formatMessage(messages.sizes)}</h2>
      <div className={classes.wrap}>
        <table className={classes.table} data-grades={grades.length}>
          <thead>
            <tr>
              {columns.length === 0 && <th scope="col">{formatMessage(messages.sizeOf)}</th>}
              {columns.map((name) => (
                <th key={name} scope="col">
                  <CatalogueWord word={name} />
                </th>
              ))}
              {grades.map((grade) => (
                <th key={grade} scope="col" className={classes.grade}>
                  {grade === '' ? formatMessage(messages.noGrade) : <CatalogueWord word={grade} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.sizes.map((size) => (
              <SizeRow key={size.parts[0]?.productNr} size={size} columns={columns} grades={grades} Buy={Buy} />
            ))}
          </tbody>
        </table>
      </div>
      {left && !all && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          <FormattedMessage {...messages.moreSizes} values={{ total: totalSizes }} />
        </button>
      )}
      {left &&
        categories.map((category) => (
          <Link
            key={category}
            to="/$region/parts-finder"
            search={{ category, ...(filters && { filters }) }}
            className={classes.all}
          >
            {categories.length === 1 ? (
              <FormattedMessage {...messages.allSizes} values={{ total: totalParts }} />
            ) : (
              <FormattedMessage {...messages.allOf} values={{ category: wordOf(category) }} />
            )}
          </Link>
        ))}
    </section>
  );
};
