import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { Facet } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { chosenOf, toggle } from '../model/list-filters.ts';
import { FacetName, FacetValue } from './facet-value.tsx';
import type { FilterMoves } from './facet-values.tsx';
import classes from './filters.module.css';

/** The active filters, each with a button to remove it. */
export const FilterChips = ({
  facets,
  filters,
  onFilter,
}: Omit<FilterMoves, 'counted'> & { facets: readonly Facet[] }) => {
  const { formatMessage } = useIntl();
  const chosen = chosenOf(filters, facets);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={formatMessage(messages.filters)}>
      {chosen.map(({ facet, value, name, label }) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            className={classes.chip}
            title={formatMessage(messages.takeFilter)}
            onClick={() => onFilter(toggle(filters, facet, value))}
          >
            {facet !== 'stock' && (
              <span className={classes.of}>
                <FacetName facet={facet} label={name} />
              </span>
            )}
            <FacetValue facet={facet} value={value} label={label} />
            <CloseIcon size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onFilter(undefined)}>
          <FormattedMessage {...messages.clearFilters} />
        </button>
      </li>
    </ul>
  );
};
