import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { PartGroup } from '../api/part-types.ts';
import { PartRows, type RowsProps } from './part-rows.tsx';

type Props = Omit<RowsProps, 'part'> & {
  groups: readonly PartGroup[];
  /** Whether a group shows its category. */
  named: (group: PartGroup) => boolean;
  className: string | undefined;
};

/** One table body per category, so that a screen reader hears the group with its rows. */
export const PartGroups = ({ groups, named, className, ...row }: Props) =>
  groups.map((group) => (
    // A category has two groups if only some of its parts fit the vehicle.
    <tbody key={`${group.categoryName} ${group.partsListing[0]?.partguid}`}>
      {named(group) && (
        <tr className={className}>
          <th scope="rowgroup" colSpan={row.width}>
            <CatalogueWord word={group.categoryName} />
          </th>
        </tr>
      )}
      {group.partsListing.map((part) => (
        <PartRows key={part.partguid} part={part} {...row} />
      ))}
    </tbody>
  ));
