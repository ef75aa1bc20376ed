// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const server = () => fakeServer({ 'session/current': guest, 'Images/get': { data: [] } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an event is read from the content by its id, and its url is a page of the region', async () => {
  renderApp('/nz/events/battery-check', server().send);
  await title('Battery check week');
  expect(screen.getByRole('link', { name: 'See the products' }).getAttribute('href')).toBe('/nz/products/Batteries');
});

test('the button of an event says where it leads', async () => {
  renderApp('/nz/events/workshop-evening', server().send);
  await title('Workshop evening: belts and tensioners');
  const button = within(screen.getByRole('article')).getByRole('link', { name: 'Write to us' });
  expect(button.getAttribute('href')).toBe('/nz/contact-us');
});

test('the text from the navigation is used before the content', async () => {
  const { router } = renderApp('/au/offers', server().send);
  await title('Offers');
  const event = { label: 'Open day', desc: 'Come and see.', url: 'https://data.southline.example/day' };
  await act(() =>
    router.navigate({ to: '/$region/events/$id', params: { region: 'au', id: 'open-day' }, state: { event } }),
  );
  await title('Open day');
  expect(screen.getByText('Come and see.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'More about this' }).getAttribute('target')).toBe('_blank');
});

test('an event that only the content knows is shown', async () => {
  const data = { 'events.show-day.label': 'Show day', 'events.show-day.desc': 'At the showground.' };
  const answers = { 'session/current': guest, 'Images/get': { data: [] }, 'Language/get': { data } };
  openApp('/au/events/show-day', answers);
  await title('Show day');
  expect(screen.queryByRole('link', { name: 'More about this' })).toBeNull();
});

test('an unknown event is not found', async () => {
  renderApp('/au/events/nothing', server().send);
  await title('Page Not Found');
});

test('each offer leads to a page of the range or to an event that exists', async () => {
  renderApp('/au/offers', server().send);
  await title('Offers');
  const addresses = [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toHaveLength(6);
  for (const address of addresses.filter((each) => each.includes('/events/'))) {
    const { unmount } = renderApp(address, server().send);
    expect(await screen.findByRole('link', { name: 'All offers and events' })).toBeDefined();
    unmount();
  }
  expect(addresses.every((each) => /^\/au\/(products|events\/)/.test(each))).toBe(true);
});
