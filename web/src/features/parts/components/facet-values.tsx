import { FormattedNumber } from 'react-intl';
import type { Facet, PartFilters } from '../api/part-types.ts';
import { isChosen, toggle } from '../model/list-filters.ts';
import { FacetValue } from './facet-value.tsx';
import classes from './filters.module.css';

export type FilterMoves = {
  filters: PartFilters;
  onFilter: (filters: PartFilters | undefined) => void;
  /** Whether the counts belong to the shown rows. */
  counted: boolean;
};

/** The values of a facet with the number of parts for each; any number of them can be chosen. */
export const FacetValues = ({ facet, filters, onFilter, counted }: { facet: Facet } & FilterMoves) => (
  <ul className={classes.values}>
    {facet.values.map(({ value, label, count }) => (
      <li key={value}>
        <label className={classes.value}>
          <input
            type="checkbox"
            checked={isChosen(filters, facet.name, value)}
            onChange={() => onFilter(toggle(filters, facet.name, value))}
          />
          <span>
            <FacetValue facet={facet.name} value={value} label={label} />
          </span>
          {counted && (
            <span className={classes.count}>
              <FormattedNumber value={count} />
            </span>
          )}
        </label>
      </li>
    ))}
  </ul>
);
