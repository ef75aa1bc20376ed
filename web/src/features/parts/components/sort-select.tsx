import { useIntl } from 'react-intl';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import type { Facet } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { isAttribute } from '../model/list-filters.ts';
import classes from './filters.module.css';

const orders = [
  ['relevance', messages.sortRelevance],
  ['price', messages.sortPrice],
  ['-price', messages.sortPriceDown],
  ['stock', messages.sortStock],
  ['number', messages.sortNumber],
] as const;

type Props = { sort: string | undefined; facets: readonly Facet[]; onSort: (sort: string | undefined) => void };

/** Every way to sort the list, including its attributes. */
export const SortSelect = ({ sort = 'relevance', facets, onSort }: Props) => {
  const { formatMessage } = useIntl();
  const words = useCatalogueWords();
  const attributes = facets.filter(isAttribute);
  // A sort order from a shared link is shown, even if the list no longer offers it.
  const names = [...new Set([...attributes.map(({ name }) => name), sort])].filter(
    (name) => !orders.some(([value]) => value === name),
  );
  return (
    <label className={classes.sort}>
      <span>{formatMessage(messages.sort)}</span>
      <select
        value={sort}
        onChange={({ currentTarget: { value } }) => onSort(value === 'relevance' ? undefined : value)}
      >
        {orders.map(([value, message]) => (
          <option key={value} value={value}>
            {formatMessage(message)}
          </option>
        ))}
        {names.map((name) => (
          <option key={name} value={name}>
            {words(attributes.find((facet) => facet.name === name)?.label ?? name)}
          </option>
        ))}
      </select>
    </label>
  );
};
