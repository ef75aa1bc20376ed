import { ItemResponse, ReturnSelection, ReturnSort } from '@southline/contracts/returns';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { runReturns } from './support/bench.ts';
import { approval, aRequest, question, refusal } from './support/steps.ts';

const bench = perFile(runReturns);
const three = [1_000, 2_000, 3_000].map((price) => ({ quantity: 1, price }));
const approve = (returnNo: string) => ({
  returnNo,
  acceptable: true,
  attendOn: '',
  message: 'Bring them along.',
  staffName: 'Sam Staff',
});
const { ITEM_RESPONSE_APPROVED: APPROVED, ITEM_RESPONSE_DECLINED: DECLINED } = ItemResponse;
const { ITEM_RESPONSE_MORE_INFO: MORE_INFO } = ItemResponse;

test('every waiting item of a return is approved at once; answered items stay, and a repeat changes nothing', async () => {
  const { returnNo, itemIds, read } = await aRequest(bench, { lines: [...three, { quantity: 1, price: 500 }] });
  const staff = bench.staff();
  await staff.respondToItem(refusal(itemIds[0] ?? ''));
  await staff.respondToItem(question(itemIds[1] ?? ''));
  expect(await staff.approveReturn(approve(returnNo))).toEqual({ approved: 2 });
  const responses = async () => (await read()).items.map(({ response }) => response);
  expect(await responses()).toEqual([DECLINED, MORE_INFO, APPROVED, APPROVED]);
  expect((await read()).items.at(-1)).toMatchObject({ acceptable: true, staffMessage: 'Bring them along.' });
  expect(await staff.approveReturn(approve(returnNo))).toEqual({ approved: 0 });
  expect(await responses()).toEqual([DECLINED, MORE_INFO, APPROVED, APPROVED]);
});

test('of two people who approve a return at the same time, each item is approved by one', async () => {
  const { returnNo, itemIds, member, read } = await aRequest(bench, { lines: three });
  const both = await Promise.allSettled([
    bench.staff().approveReturn(approve(returnNo)),
    bench.as(unique('D'), 'Dealer').approveReturn(approve(returnNo)),
  ]);
  for (const result of both)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'AlreadyProcessed' });
  await bench.staff().approveReturn(approve(returnNo));
  for (const itemId of itemIds) expect((await member.getItem({ itemId })).entries).toHaveLength(2);
  expect((await read()).ready).toBe(true);
});

test('an unknown return is not found, members do not approve, and staff do not approve their own', async () => {
  const { returnNo, member, membershipNo } = await aRequest(bench);
  await expect(bench.staff().approveReturn(approve('SR99999999'))).rejects.toMatchObject({ kind: 'not-found' });
  await expect(member.approveReturn(approve(returnNo))).rejects.toMatchObject({ kind: 'forbidden' });
  const own = bench.as(membershipNo, 'Dealer').approveReturn(approve(returnNo));
  await expect(own).rejects.toMatchObject({ code: 'OwnReturn' });
});

test('the lists of staff name the buyer and the telephone', async () => {
  const { returnNo, itemIds } = await aRequest(bench);
  const buyer = { buyerName: 'Robin Buyer', telephone: '0491570006' };
  const selection = ReturnSelection.fromPartial({
    orderNo: returnNo,
    sort: ReturnSort.RETURN_SORT_DATE,
    page: 1,
    pageSize: 10,
  });
  const response = ItemResponse.ITEM_RESPONSE_UNSPECIFIED;
  const { items } = await bench.staff().listAllItems({ selection, response, membershipNo: '' });
  expect(items).toMatchObject([{ itemId: itemIds[0], ...buyer }]);
  await bench.staff().respondToItem(approval(itemIds[0] ?? ''));
  const { returns } = await bench.staff().listReturns({ selection, state: 0, membershipNo: '', ready: false });
  expect(returns).toMatchObject([{ returnNo, ...buyer }]);
});
