import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, sendFleet, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);

const member = () => signedIn(shop);

const slug = 'toyota-hilux-2018';

test('a member saves a vehicle under a label, changes the label and removes it', async () => {
  const browser = await member();
  const saved = await browser.post('garage/save', { label: 'Van 3', vehicleSlug: slug });
  expect(saved.statusCode).toBe(200);
  const [kept] = saved.json().data;
  expect(kept).toMatchObject({ label: 'Van 3', vehicle: { vehicleSlug: slug, make: 'TOYOTA', year: 2018, vin: '' } });
  expect((await browser.post('garage/save', { label: 'Van 3', vehicleSlug: slug })).json().data).toHaveLength(1);
  const renamed = await browser.post('garage/save', { label: 'Van 4', vehicleSlug: slug, id: kept.id });
  expect(renamed.json().data).toMatchObject([{ id: kept.id, label: 'Van 4' }]);
  expect((await browser.post('garage/get')).json().data).toMatchObject([{ label: 'Van 4' }]);
  expect((await browser.post('garage/remove', { id: kept.id })).json()).toMatchObject({ status: true, data: [] });
});

test('an unknown vehicle is reported, and an unknown field is refused', async () => {
  const browser = await member();
  const unknown = await browser.post('garage/save', { label: '', vehicleSlug: 'no-such' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ status: false, code: 'NotFound' });
  const plate = await browser.post('garage/save', { label: '', vehicleSlug: slug, chosenRego: 'ABC123' });
  expect(plate.statusCode).toBe(400);
  expect((await browser.post('garage/save', { label: 'x'.repeat(41), vehicleSlug: slug })).statusCode).toBe(400);
});

test('a fleet file reports added and rejected rows; only a form with one small file is accepted', async () => {
  const browser = await member();
  const answer = await sendFleet(browser, 'label\nVan 1\nbad\nVan 2');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ added: 2, rejected: [{ row: 3, field: 'label', problem: 'is bad' }] });
  expect(answer.json().data).toHaveLength(2);
  expect((await browser.post('garage/import', { csv: 'label' })).statusCode).toBe(415);
  expect((await sendFleet(browser, 'label', 'other')).statusCode).toBe(400);
  expect((await sendFleet(browser, 'x'.repeat(256 * 1024 + 1))).statusCode).toBe(413);
  expect((await sendFleet(visit(shop), 'label\nVan 1')).statusCode).toBe(401);
});

test('jobs of a vehicle come in the language of the call, and a job with the parts it takes', async () => {
  const browser = visit(shop);
  expect((await browser.post('products/get-jobs', { vehicleSlug: slug })).json().data).toEqual([
    { job: 'battery', name: 'Battery' },
  ]);
  const chinese = await browser.post('products/get-jobs?lng=zh', { vehicleSlug: slug });
  expect(chinese.json().data).toMatchObject([{ name: '蓄电池' }]);
  expect((await browser.post('products/get-jobs', { vehicleSlug: 'other' })).json()).toEqual({
    status: true,
    data: [],
  });
  const { data } = (await browser.post('products/get-job', { vehicleSlug: slug, job: 'battery' })).json();
  expect(data).toMatchObject({
    job: 'battery',
    name: 'Battery',
    rows: [{ need: 'Battery', quantity: 1, use: 'Always', parts: [{ productNr: 'SL-B-60', listPrice: 129.95 }] }],
  });
  for (const body of [
    { vehicleSlug: slug, job: 'no-such' },
    { vehicleSlug: 'other', job: 'battery' },
  ]) {
    const none = await browser.post('products/get-job', body);
    expect(none.statusCode).toBe(404);
    expect(none.json().code).toBe('NotFound');
  }
});
