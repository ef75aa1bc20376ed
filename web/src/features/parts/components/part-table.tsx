import { memo } from 'react';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { partColumns } from '../../../shared/parts/messages.ts';
import { PartTableHead } from '../../../shared/parts/part-table-head.tsx';
import { moveBetweenRows } from '../../../shared/ui/row-keys.ts';
import type { PartGroup } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { isChecked } from '../model/columns.ts';
import { PartGroups } from './part-groups.tsx';
import classes from './part-table.module.css';

/** All facts of a part in a large row. Not rendered again unless its parts change. */
export const PartTable = memo(({ groups, Buy }: { groups: readonly PartGroup[]; Buy: BuySlot }) => {
  const checked = isChecked(groups.flatMap(({ partsListing }) => partsListing));
  const width = checked ? 6 : 5;
  return (
    <div className={classes.wrap}>
      <table className={classes.table} onKeyDown={moveBetweenRows}>
        <PartTableHead
          className={classes.head}
          picture={classes.picture}
          columns={[
            ...(checked ? [[messages.fit, classes.fit] as const] : []),
            [partColumns.stock, classes.stock],
            [partColumns.price, classes.price],
            [partColumns.quantity, classes.buy],
          ]}
        />
        <PartGroups
          groups={groups}
          named={({ categoryName }) => categoryName !== ''}
          className={classes.group}
          Buy={Buy}
          checked={checked}
          width={width}
        />
      </table>
    </div>
  );
});
