import type { PartListsServiceService, PartList as ProtoList } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import { endLinks, type LinkPorts } from '../../application/part-lists/end-links.ts';
import { savePartList } from '../../application/part-lists/save-part-list.ts';
import { noSuchList, type PartList } from '../../domain/part-lists/part-list.ts';

/** Guests have no list. */
const toProto = ({ id, name, rows }: PartList): ProtoList => ({ listId: id, name, rows: [...rows] });

const found = (list: PartList | undefined) => {
  if (!list) throw noSuchList();
  return { list: toProto(list) };
};

/** The owner of the lists is always the caller. */
export const partListHandlers = (ports: LinkPorts): Handlers<typeof PartListsServiceService> => ({
  listPartLists: async (_request, call) => ({ lists: (await ports.lists.list(call.owner())).map(toProto) }),
  savePartList: async (typed, call) => ({ list: toProto(await savePartList(ports)(call.owner(), typed)) }),
  getPartList: async ({ listId }, call) => found(await ports.lists.find(call.owner(), listId)),
  getSharedPartList: async ({ listId }) => found(await ports.lists.findShared(listId)),
  getLinkVersion: async ({ shared }) => ({ version: await ports.links.get(shared) }),
  endLinks: ({ listId }, call) => endLinks(ports)(call.owner(), listId),
  removePartList: async ({ listId }, call) => {
    if (!(await ports.lists.remove(call.owner(), listId))) throw noSuchList();
  },
});
