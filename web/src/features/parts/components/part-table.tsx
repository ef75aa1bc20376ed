import { FamilyName } from '../../../shared/ui/family-name.tsx';
import { partColumns } from '../../../shared/ui/messages.ts';
import { PartTableHead } from '../../../shared/ui/part-table-head.tsx';
import type { PartGroup } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import type { BuySlot } from './buy-slot.ts';
import { PartRows } from './part-rows.tsx';
import classes from './part-table.module.css';

/** One table body per category, so that a screen reader hears the group with its rows. */
export const PartTable = ({ groups, Buy }: { groups: PartGroup[]; Buy: BuySlot }) => (
  <div className={classes.wrap}>
    <table className={classes.table}>
      <PartTableHead
        className={classes.head}
        picture={classes.picture}
        columns={[
          [messages.fit, classes.fit],
          [partColumns.stock, classes.stock],
          [partColumns.price, classes.price],
          [partColumns.quantity, classes.buy],
        ]}
      />
      {groups.map((group) => (
        <tbody key={group.categoryName}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={6}>
              <FamilyName name={group.categoryName} />
            </th>
          </tr>
          {group.partsListing.map((part) => (
            <PartRows key={part.partguid} part={part} Buy={Buy} />
          ))}
        </tbody>
      ))}
    </table>
  </div>
);
