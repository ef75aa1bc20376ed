import { Popover } from '@mantine/core';
import { FormattedNumber } from 'react-intl';
import { ChevronDown } from '../../../shared/ui/icons.tsx';
import type { Facet } from '../api/part-types.ts';
import { countChosen } from '../model/list-filters.ts';
import { FacetName } from './facet-value.tsx';
import { FacetValues, type FilterMoves } from './facet-values.tsx';
import classes from './filters.module.css';

/** A menu for one facet. Its button shows the number of chosen values. */
export const FacetMenu = ({ facet, ...moves }: { facet: Facet } & FilterMoves) => {
  const chosen = countChosen(moves.filters, facet);
  return (
    // Rendered beside its button, so that Tab moves into it.
    <Popover position="bottom-start" shadow="md" withinPortal={false} trapFocus={false} returnFocus width={280}>
      <Popover.Target>
        <button type="button" className={classes.menu} data-chosen={chosen > 0 || undefined}>
          <FacetName facet={facet.name} label={facet.label} />
          {chosen > 0 && (
            <span className={classes.badge}>
              <FormattedNumber value={chosen} />
            </span>
          )}
          <ChevronDown size={14} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <FacetValues facet={facet} {...moves} />
      </Popover.Dropdown>
    </Popover>
  );
};
