// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

const paper = (url: string, region = '') => [{ label: 'Paper', url, region }];
const none = { catalogue: [], flyers: [], sds: [], specifications: [], installation: [] };
const families = [
  {
    family: 'Batteries',
    rows: [
      {
        ...none,
        product: 'Marine Batteries',
        catalogue: paper('/nz/pdf/Catalogue/Batteries.pdf#page=10'),
        sds: [...paper('/nz/pdf/SDS/M-AU.pdf', 'AU'), ...paper('/nz/pdf/SDS/M-NZ.pdf', 'NZ')],
      },
      { ...none, product: 'Mower Batteries', catalogue: paper('/nz/pdf/Catalogue/Batteries.pdf#page=12') },
    ],
  },
  { family: 'Oils', rows: [{ ...none, product: 'Gear Oils', specifications: paper('/nz/pdf/Specification/G.pdf') }] },
];

const open = async () => {
  openApp('/nz/southline-downloads', { 'products/get-technical-downloads': { data: families } });
  await screen.findByRole('heading', { level: 2, name: 'Oils' });
};

test('each family is a table with the columns of its documents', async () => {
  await open();
  const heads = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(heads('Batteries')).toEqual(['Product', 'Catalogue', 'SDS']);
  expect(heads('Oils')).toEqual(['Product', 'Specifications']);
});

test('links open a new tab, and documents of one country are marked', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Data sheet (NZ): Marine Batteries' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/nz/pdf/SDS/M-NZ.pdf', '_blank']);
  expect(screen.getByRole('link', { name: 'Page 10, Catalogue: Marine Batteries' })).toBeDefined();
});

test('the filter leaves the rows and families that have its words, and says when none has', async () => {
  await open();
  const filter = screen.getByRole('searchbox', { name: 'Filter by product' });
  fireEvent.change(filter, { target: { value: 'mower' } });
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.queryByRole('rowheader', { name: 'Marine Batteries' })).toBeNull();
  fireEvent.change(filter, { target: { value: 'tyres' } });
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain('No product has this name.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('table')).toHaveLength(2);
});
