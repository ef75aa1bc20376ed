import { holdsCardNumber } from '@southline/kernel/card-number';
import type { Clock } from '@southline/kernel/clock';
import { maxQuantity } from '@southline/kernel/quantity';
import { randomId } from '@southline/platform/ids';
import { cardNumberTyped, invalid } from '../../domain/errors.ts';
import {
  cleanName,
  type LinkVersions,
  longestName,
  longestNumber,
  maxListRows,
  maxLists,
  noSuchList,
  type PartList,
  type PartListRow,
  type PartListStore,
  tooManyLists,
} from '../../domain/part-lists/part-list.ts';

interface PartListPorts {
  readonly lists: PartListStore;
  readonly clock: Clock;
}

const isRow = ({ partNo, quantity }: PartListRow): boolean =>
  partNo !== '' && partNo.length <= longestNumber && quantity >= 1 && quantity <= maxQuantity;

/** Saves rows under a name; an existing list of that name is replaced. */
export const savePartList =
  ({ lists, clock }: PartListPorts) =>
  async (owner: string, typed: { readonly name: string; readonly rows: readonly PartListRow[] }): Promise<PartList> => {
    const name = cleanName(typed.name);
    if (name === '' || name.length > longestName) throw invalid('name', `A name has 1 to ${longestName} characters.`);
    const rows = typed.rows.map(({ partNo, quantity }) => ({ partNo: partNo.trim(), quantity }));
    if (rows.length === 0 || rows.length > maxListRows) throw invalid('rows', `A list has 1 to ${maxListRows} rows.`);
    if (!rows.every(isRow)) throw invalid('rows', 'A row is a part number and a quantity.');
    if (rows.some(({ partNo }) => holdsCardNumber(partNo))) throw cardNumberTyped('rows');
    const { list, isNew } = await lists.save({ id: randomId(), owner, name, rows, savedAt: clock.now() });
    // Counted after the insert, so that concurrent calls cannot exceed the limit.
    if (!isNew || (await lists.count(owner)) <= maxLists) return list;
    await lists.remove(owner, list.id);
    throw tooManyLists();
  };

export interface LinkPorts extends PartListPorts {
  readonly links: LinkVersions;
}

/** Revokes every link to a list of the owner, or without a list every link to the owner's carts. */
export const endLinks =
  ({ lists, links, clock }: LinkPorts) =>
  async (owner: string, listId: string): Promise<void> => {
    if (listId !== '' && !(await lists.find(owner, listId))) throw noSuchList();
    await links.set(listId || owner, randomId(), clock.now());
  };
