import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { FamilyName } from '../../../shared/ui/family-name.tsx';
import type { PartGroup } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import type { BuySlot } from './buy-slot.ts';
import { PartRows } from './part-rows.tsx';
import classes from './part-table.module.css';

/** One table body per category, so that a screen reader hears the group with its rows. */
export const PartTable = ({ groups, Buy }: { groups: PartGroup[]; Buy: BuySlot }) => (
  <div className={classes.wrap}>
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col" className={classes.picture}>
            <VisuallyHidden>
              <FormattedMessage {...messages.picture} />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <FormattedMessage {...messages.part} />
          </th>
          <th scope="col" className={classes.fit}>
            <FormattedMessage {...messages.fit} />
          </th>
          <th scope="col" className={classes.stock}>
            <FormattedMessage {...messages.stock} />
          </th>
          <th scope="col" className={classes.price}>
            <FormattedMessage {...messages.price} />
          </th>
          <th scope="col" className={classes.buy}>
            <FormattedMessage {...messages.quantity} />
          </th>
        </tr>
      </thead>
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
