import { randomId } from '@southline/platform/ids';
import { type LinkVersions, noSuchList } from '../../domain/part-lists/part-list.ts';
import type { PartListPorts } from './save-part-list.ts';

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
