import type { PartList } from '@southline/contracts/catalogue';
import { dayMs } from '@southline/kernel/clock';
import { done } from '@southline/rest/envelope';
import type { Data } from '@southline/rest/types';
import { notFound } from '../../contract/order-details.ts';
import { sharedForDays } from '../../security/list-links.ts';
import { callRoute } from '../call.ts';

type List = Data<'lists/save'>;

const toList = ({ listId: id, name, rows }: PartList): List => ({ id, name, rows });

const found = (list: PartList | undefined): PartList => {
  if (!list) throw notFound();
  return list;
};

export const getLists = callRoute('lists/get', ({ clients }) => async () => {
  const { lists } = await clients.partLists.listPartLists({});
  return { status: true, data: lists.map(toList) };
});

export const saveList = callRoute('lists/save', ({ clients }) => async ({ body }) => {
  const { list } = await clients.partLists.savePartList(body);
  return { status: true, data: toList(found(list)) };
});

export const removeList = callRoute('lists/remove', ({ clients }) => async ({ body }) => {
  await clients.partLists.removePartList({ listId: body.id });
  return done;
});

export const shareList = callRoute('lists/share', ({ clients, listLinks, settings }) => async ({ body, region }) => {
  const { list } = await clients.partLists.getPartList({ listId: body.id });
  const token = listLinks.seal({ listId: found(list).listId });
  return {
    status: true,
    data: {
      link: `${settings.BASE_PATH}/${region}/quick-order?list=${token}`,
      expires: new Date(Date.now() + sharedForDays * dayMs).toISOString(),
    },
  };
});

export const getSharedList = callRoute('lists/shared', ({ clients, listLinks }) => async ({ query }) => {
  const { listId } = listLinks.open(query.token);
  // The link carries its permission itself, so the list is read in the BFF's own name.
  const { list } = await clients.sharedLists.getSharedPartList({ listId });
  const { name, rows } = found(list);
  return { status: true, data: { name, rows } };
});
