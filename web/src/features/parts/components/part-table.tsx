import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { partColumns } from '../../../shared/ui/messages.ts';
import { PartTableHead } from '../../../shared/ui/part-table-head.tsx';
import { moveBetweenRows } from '../../../shared/ui/row-keys.ts';
import type { PartGroup } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { isChecked } from '../model/columns.ts';
import type { BuySlot } from './buy-slot.ts';
import { PartRows } from './part-rows.tsx';
import classes from './part-table.module.css';

/** One table body per category, so that a screen reader hears the group with its rows. */
export const PartTable = ({ groups, Buy }: { groups: readonly PartGroup[]; Buy: BuySlot }) => {
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
        {groups.map(({ categoryName, partsListing }) => (
          // A category occurs twice if some of its parts fit the vehicle.
          <tbody key={`${categoryName} ${partsListing[0]?.partguid}`}>
            {categoryName && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={width}>
                  <CatalogueWord word={categoryName} />
                </th>
              </tr>
            )}
            {partsListing.map((part) => (
              <PartRows key={part.partguid} part={part} Buy={Buy} checked={checked} width={width} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
