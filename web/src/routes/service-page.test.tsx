// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { services } from '../features/services/model/services.ts';
import { openApp } from '../testing/render-app.tsx';

const arrive = (path: string) => {
  const data = [{ id2: 'brakes', fileName: 'services/brakes-1.svg' }];
  openApp(path, { 'Images/get': { data } });
};
const addresses = () =>
  [...screen.getByRole('main').querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const cards = () => addresses().filter((address) => /service-center\/(?!service$)/.test(address));

test('a service leads to its parts in the range, to its booking and to the other services', async () => {
  arrive('/nz/service-center/brake-service');
  await screen.findByRole('heading', { level: 1, name: 'Brake service' });
  expect(screen.getByRole('link', { name: 'View products' }).getAttribute('href')).toBe('/nz/products/brake-parts');
  const book = screen.getByRole('link', { name: 'Book this service' });
  expect(book.getAttribute('href')).toBe('/nz/select-location?service=brake-service');
  expect(cards()).toEqual(
    services.filter(({ id }) => id !== 'brake-service').map(({ id }) => `/nz/service-center/${id}`),
  );
  expect(document.querySelector('img[src="/nz/images/services/brakes-1.svg"]')).not.toBeNull();
});

test('the overview has a card for each service', async () => {
  arrive('/au/service-center/service');
  await screen.findByRole('heading', { level: 1, name: 'Servicing with Southline parts' });
  expect(cards()).toEqual(services.map(({ id }) => `/au/service-center/${id}`));
});

test('an unknown service is not found', async () => {
  arrive('/au/service-center/no-such-service');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
});
