import type { PartList } from '@southline/contracts/catalogue';
import { dayMs } from '@southline/kernel/clock';
import { sharedLinkDays } from '@southline/kernel/shared-link';
import { done } from '@southline/rest/envelope';
import type { Data } from '@southline/rest/types';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import type { Region } from '../../contract/region.ts';
import { linkEnded, type SharedList } from '../../security/list-links.ts';
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

/** The URL of a shared list. It is the same for its owner and for others. */
export const sharedLinkOf = (
  { listLinks, settings }: Pick<Context, 'listLinks' | 'settings'>,
  region: Region,
  list: SharedList,
): Data<'lists/share'> => ({
  link: `${settings.BASE_PATH}/${region}/quick-order?list=${listLinks.seal(list)}`,
  expires: new Date(Date.now() + sharedLinkDays * dayMs).toISOString(),
});

/** The version of the links to a list, by the list's id, or to carts, by their owner. */
export const linkVersionOf = async ({ clients }: Pick<Context, 'clients'>, shared: string): Promise<string> =>
  (await clients.sharedLists.getLinkVersion({ shared })).version;

/** Throws for a link that its owner has ended. */
const checkVersion = async (context: Context, shared: SharedList): Promise<void> => {
  const current = await linkVersionOf(context, 'cart' in shared ? shared.owner : shared.listId);
  if (current !== '' && current !== shared.version) throw linkEnded();
};

export const shareList = callRoute('lists/share', (context) => async ({ body, region }) => {
  const { list } = await context.clients.partLists.getPartList({ listId: body.id });
  const { listId } = found(list);
  const version = await linkVersionOf(context, listId);
  return { status: true, data: sharedLinkOf(context, region, { listId, version }) };
});

export const stopSharingList = callRoute('lists/stop-sharing', ({ clients }) => async ({ body }) => {
  await clients.partLists.endLinks({ listId: body.id });
  return done;
});

export const getSharedList = callRoute('lists/shared', (context) => async ({ query }) => {
  const shared = context.listLinks.open(query.token);
  await checkVersion(context, shared);
  if ('cart' in shared)
    return { status: true, data: { name: '', rows: shared.cart.map(([partNo, quantity]) => ({ partNo, quantity })) } };
  // The token of the link grants access, so the list is read in the BFF's own name.
  const { list } = await context.clients.sharedLists.getSharedPartList({ listId: shared.listId });
  const { name, rows } = found(list);
  return { status: true, data: { name, rows } };
});
