import type { PartList, PartListsServiceService } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { unique } from '@southline/testkit';

const noSuchList = () => new DomainError('not-found', 'NotFound', 'There is no such list.');

/** The lists of all owners, by owner and id. */
export const createPartLists = () => {
  const kept = new Map<string, PartList & { owner: string }>();
  const versions = new Map<string, number>();
  const own = (owner: string, listId: string) => {
    const list = kept.get(listId);
    if (list?.owner !== owner) throw noSuchList();
    return list;
  };
  const handlers: Handlers<typeof PartListsServiceService> = {
    async listPartLists(_request, call) {
      return { lists: [...kept.values()].filter(({ owner }) => owner === call.owner()) };
    },
    async savePartList({ name, rows }, call) {
      const owner = call.owner();
      const before = [...kept.values()].find((list) => list.owner === owner && list.name === name);
      const list = { listId: before?.listId ?? unique('list'), name, rows, owner };
      kept.set(list.listId, list);
      return { list };
    },
    async getPartList({ listId }, call) {
      return { list: own(call.owner(), listId) };
    },
    async getSharedPartList({ listId }) {
      const list = kept.get(listId);
      if (!list) throw noSuchList();
      return { list };
    },
    async getLinkVersion({ shared }) {
      return { version: String(versions.get(shared) ?? '') };
    },
    async endLinks({ listId }, call) {
      const owner = call.owner();
      const shared = listId ? own(owner, listId).listId : owner;
      versions.set(shared, (versions.get(shared) ?? 0) + 1);
    },
    async removePartList({ listId }, call) {
      own(call.owner(), listId);
      kept.delete(listId);
    },
  };
  return { handlers, kept };
};
