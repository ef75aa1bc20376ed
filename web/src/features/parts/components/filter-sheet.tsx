import { Drawer } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { Facet } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { FacetName } from './facet-value.tsx';
import { FacetValues, type FilterMoves } from './facet-values.tsx';
import { FilterChips } from './filter-chips.tsx';
import classes from './filters.module.css';

type Props = FilterMoves & { facets: readonly Facet[]; total: number | undefined; onClose: () => void };

/** Every facet at once. The list behind it follows each choice; the button shows the number of results. */
export const FilterSheet = ({ facets, total, onClose, ...moves }: Props) => {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  return (
    <Drawer
      opened
      onClose={onClose}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '88%' : 380}
      title={formatMessage(messages.filters)}
      closeButtonProps={{ 'aria-label': formatMessage(uiMessages.close), size: 'lg' }}
    >
      <FilterChips facets={facets} {...moves} />
      {facets.map((facet) => (
        <fieldset key={facet.name} className={classes.set}>
          <legend>
            <FacetName facet={facet.name} label={facet.label} />
          </legend>
          <FacetValues facet={facet} {...moves} />
        </fieldset>
      ))}
      <div className={classes.foot}>
        <Button size="md" fullWidth onClick={onClose}>
          <FormattedMessage {...messages.showResults} values={{ total: total ?? 0 }} />
        </Button>
      </div>
    </Drawer>
  );
};
