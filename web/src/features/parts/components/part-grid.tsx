import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { partColumns } from '../../../shared/parts/messages.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { moveBetweenRows } from '../../../shared/ui/row-keys.ts';
import type { PartGroup } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { columnsOf, isChecked } from '../model/columns.ts';
import { GridHead } from './grid-head.tsx';
import classes from './part-grid.module.css';
import { PartGroups } from './part-groups.tsx';

type Props = {
  groups: readonly PartGroup[];
  Buy: BuySlot;
  sort?: string | undefined;
  /** The sort orders that the list offers; empty if its order is fixed. */
  orders?: readonly string[];
};

/**
 * Parts in one line each, with their specification in columns: about twelve per screen. The page around renders more often
 * than its parts change, and fifty rows are a long task.
 */
export const PartGrid = memo(({ groups, Buy, sort, orders = [] }: Props) => {
  const { formatMessage } = useIntl();
  const rows = groups.flatMap(({ partsListing }) => partsListing);
  const columns = columnsOf(rows);
  const checked = isChecked(rows);
  const width = columns.length + (checked ? 6 : 5);
  const head = (by: string, again?: string) => ({ sort, ...(orders.includes(by) && { by, again }) });
  return (
    <div className={classes.wrap}>
      <table className={classes.table} onKeyDown={moveBetweenRows}>
        <thead className={classes.head}>
          <tr>
            <GridHead className={classes.mark}>
              <VisuallyHidden>{formatMessage(messages.compare)}</VisuallyHidden>
            </GridHead>
            <GridHead className={classes.text} {...head('number')}>
              <FormattedMessage {...partColumns.part} />
            </GridHead>
            {columns.map((name) => (
              <GridHead key={name} className={classes.value} {...head(name)}>
                <CatalogueWord word={name} />
              </GridHead>
            ))}
            {checked && <GridHead className={classes.fit}>{formatMessage(messages.fit)}</GridHead>}
            <GridHead className={classes.stock} {...head('stock')}>
              <FormattedMessage {...partColumns.stock} />
            </GridHead>
            <GridHead className={classes.price} {...head('price', '-price')}>
              <FormattedMessage {...partColumns.price} />
            </GridHead>
            <GridHead className={classes.buy}>{formatMessage(partColumns.quantity)}</GridHead>
          </tr>
        </thead>
        <PartGroups
          groups={groups}
          named={() => groups.length > 1}
          className={classes.group}
          Buy={Buy}
          checked={checked}
          columns={columns}
          width={width}
        />
      </table>
    </div>
  );
});
