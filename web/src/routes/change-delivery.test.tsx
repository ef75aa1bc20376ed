// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { guest, member, profile, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const CHANGE = 'Order/change-delivery';
const ONE = 'Order/get-member-order-details';
const title = 'Change the delivery address';
const placed = orderDetails({ fulfilmentStatus: 'Order Placed' });
const ofGuest = { ...placed, orderDetails: placed.orderDetails.map((line) => ({ ...line, membershipNo: '' })) };
const staff = { data: { ...member.data, user: { ...user, userType: 'Dealer' as const, membershipNo: 'D7' } } };

const site = {
  label: 'Depot',
  FirstName: 'Sam',
  LastName: 'Site',
  DeliveryAddressline: '5 Dock Road',
  DeliveryLocality: 'Fremantle',
  DeliveryState: 'WA',
  DeliveryPostcode: '6160',
  Phone: '0400000000',
};
const shown = {
  FirstName: 'Robin',
  LastName: 'Lee',
  DeliveryAddressline: '1 Lane',
  DeliveryLocality: 'Carlton',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3053',
  Phone: '0412345678',
};

const show = (answers: Answers = {}) =>
  openApp('/au/member-order-details/o1/SL10000001', {
    'session/current': member,
    'auth/get-profile': { data: { ...profile, addresses: [site] } },
    [ONE]: { data: placed },
    [CHANGE]: {},
    ...answers,
  });

const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByLabelText('Address Line');
  return dialog;
};
type Opened = Awaited<ReturnType<typeof open>>;
const type = (dialog: Opened, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const save = (dialog: Opened) => fireEvent.click(dialog.getByRole('button', { name: 'Save the address' }));

describe('the delivery address of an order', () => {
  test('is changed in a form that has the present one; the page loads the order again', async () => {
    const { server } = show();
    const dialog = await open();
    expect(dialog.queryByLabelText('Email')).toBeNull();
    type(dialog, 'Address Line', ' 9 Far Road ');
    save(dialog);
    expect(await screen.findByText(/^The delivery address is changed/)).toBeDefined();
    const [call] = server.called(CHANGE);
    expect(call?.body).toMatchObject({
      orderID: 'o1',
      devliveryDetails: { ...shown, DeliveryAddressline: '9 Far Road' },
    });
    expect(server.called(ONE).length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is taken from the saved addresses of the member', async () => {
    const { server } = show();
    const dialog = await open();
    fireEvent.change(await dialog.findByLabelText('Saved addresses'), { target: { value: '0' } });
    save(dialog);
    await waitFor(() => expect(server.called(CHANGE)).toHaveLength(1));
    const { label: _, ...place } = site;
    expect(server.called(CHANGE)[0]?.body).toMatchObject({ devliveryDetails: place });
  });

  test('is checked as in the checkout before anything is sent', async () => {
    const { server } = show();
    const dialog = await open();
    type(dialog, 'Postcode', '0000');
    type(dialog, 'Address Line', '');
    save(dialog);
    expect((await dialog.findAllByText('Invalid Australian postcode')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Address Line is required.').length).toBeGreaterThan(0);
    type(dialog, 'Address Line', '1 Main St');
    type(dialog, 'Postcode', '6837');
    save(dialog);
    expect(await dialog.findByText(/6837 is a postcode of PO boxes in WA/)).toBeDefined();
    expect(server.called(CHANGE)).toEqual([]);
  });

  test('a lost answer is repeated under the same id, another address has another one', async () => {
    const { server } = show({ [CHANGE]: refuse(503, 'Unavailable', 'Please try again.') });
    const dialog = await open();
    type(dialog, 'Address Line', '9 Far Road');
    for (const count of [1, 2]) {
      save(dialog);
      await waitFor(() => expect(server.called(CHANGE)).toHaveLength(count));
      await dialog.findByText('Please try again.');
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Save the address' }).dataset.loading).toBeUndefined(),
      );
    }
    type(dialog, 'Address Line', '10 Far Road');
    save(dialog);
    await waitFor(() => expect(server.called(CHANGE)).toHaveLength(3));
    const [first, second, third] = server.called(CHANGE).map(({ body }) => body.requestID);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that another person changed meanwhile stays until the form is opened again', async () => {
    const message = 'The delivery address of this order was changed meanwhile. Please look at the present one first.';
    let deliveryChangeNo = 3;
    const { server } = show({
      [ONE]: () => ({ data: { ...placed, deliveryChangeNo } }),
      [CHANGE]: () => {
        deliveryChangeNo = 4;
        return refuse(409, 'AddressChanged', message);
      },
    });
    const numbers = () => server.called(CHANGE).map(({ body }) => body.deliveryChangeNo);
    const dialog = await open();
    for (const [nth, line] of ['8 Far Road', '9 Far Road'].entries()) {
      type(dialog, 'Address Line', line);
      save(dialog);
      await waitFor(() => expect(numbers()).toHaveLength(nth + 1));
      expect(await dialog.findByText(message)).toBeDefined();
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Save the address' }).dataset.loading).toBeUndefined(),
      );
    }
    fireEvent.click(dialog.getByRole('button', { name: 'Keep the present address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    type(again, 'Address Line', '9 Far Road');
    save(again);
    await waitFor(() => expect(numbers()).toEqual([3, 3, 4]));
  });

  test('of goods that have left meanwhile stays, and the dialog says so', async () => {
    const left = 'Goods of this order have left our warehouse, so its delivery address cannot be changed any more.';
    let order = placed;
    show({
      [ONE]: () => ({ data: order }),
      [CHANGE]: () => {
        order = orderDetails();
        return refuse(409, 'AlreadyDispatched', left);
      },
    });
    const dialog = await open();
    type(dialog, 'Address Line', '9 Far Road');
    save(dialog);
    expect(await dialog.findByText(left)).toBeDefined();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save the address' })).toBeNull());
    fireEvent.click(dialog.getByRole('button', { name: 'Keep the present address' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: title })).toBeNull());
  });

  test.each([
    ['a guest', { 'session/current': guest, [ONE]: { data: ofGuest } }],
    ['staff', { 'session/current': staff }],
  ])('is changed by %s too, without saved addresses', async (_who, answers) => {
    const { server } = show(answers);
    const dialog = await open();
    expect(dialog.queryByLabelText('Saved addresses')).toBeNull();
    expect(server.called('auth/get-profile')).toEqual([]);
  });

  const changedAt = '2026-03-04T15:00:00.000Z';
  const steps = [...placed.steps.slice(0, 2), { kind: 'DeliveryChanged' as const, at: changedAt }];
  const notice = /^The delivery address was changed on 05\/03\/2026 02:00:00\. Print the packing list again/;

  test('that was changed is told to staff who dispatch, with the time, and to nobody else', async () => {
    show({ 'session/current': staff, [ONE]: { data: { ...placed, steps } } });
    const form = within(await screen.findByRole('form', { name: 'Dispatch and delivery' }));
    expect(form.getByText(notice)).toBeDefined();
  });

  test.each([
    ['the buyer', { [ONE]: { data: { ...placed, steps } } }],
    ['staff once everything has left', { 'session/current': staff, [ONE]: { data: orderDetails({ steps }) } }],
    ['staff without a change', { 'session/current': staff, [ONE]: { data: placed } }],
  ])('has no notice for %s', async (_who, answers) => {
    show(answers);
    await screen.findByText('#SL10000001', { exact: false });
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('a step that a later release has added is left out of the list', async () => {
    const later = { kind: 'Later' as 'Paid', at: changedAt };
    show({ [ONE]: { data: { ...placed, steps: [...steps, later] } } });
    const story = within(await screen.findByRole('region', { name: 'Order history' }));
    expect(story.getAllByRole('listitem').map(({ dataset }) => dataset.step)).toEqual([
      'Paid',
      'Placed',
      'DeliveryChanged',
    ]);
  });

  test.each([
    ['dispatched', orderDetails()],
    [
      'partly dispatched',
      orderDetails({ fulfilmentStatus: 'Order Partly Dispatched', parcels: orderDetails().parcels }),
    ],
    ['cancelled', orderDetails({ fulfilmentStatus: 'Order Cancelled' })],
    ['opened by a link', { ...ofGuest, reading: true }],
  ])('of an order that is %s has no button', async (_state, data) => {
    show({ [ONE]: { data } });
    await screen.findByText('#SL10000001', { exact: false });
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });
});
