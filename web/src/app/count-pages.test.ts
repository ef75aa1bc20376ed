// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/render-app.tsx';
import { countPages } from './count-pages.ts';

const COUNT = 'analytics/page';

const open = (path: string) => {
  const { server, router } = openApp(path, { [COUNT]: {} });
  countPages(router, '', server.send);
  const views = () => server.called(COUNT).map(({ body }) => body);
  return { router, views, server };
};

test('each page is counted once by its template, with a random number of the tab and nothing else', async () => {
  const { router, views } = open('/nz/context-search?q=secret');
  const visit = expect.stringMatching(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(views()).toEqual([{ page: '/$region/context-search', visit }]));
  await router.navigate({ to: '/$region/context-search', params: { region: 'nz' }, search: { q: 'other' } });
  await router.navigate({ to: '/$region/events/$id', params: { region: 'nz', id: 'harbour' } });
  await waitFor(() => expect(views()).toHaveLength(2));
  expect(views()[1]).toEqual({ page: '/$region/events/$id', visit: views()[0]?.visit });
  expect(JSON.stringify(views())).not.toMatch(/secret|other|nz|harbour/);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a visitor who sets %j is not counted, and nothing is stored',
  async (wish) => {
    const wishes = Object.entries(wish).map(([name, value]) => [name, { value }]);
    vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(wishes)));
    const { router, views } = open('/au/terms-of-use');
    const rendered = vi.fn();
    router.subscribe('onRendered', rendered);
    await waitFor(() => expect(rendered).toHaveBeenCalled());
    expect(views()).toEqual([]);
    expect(sessionStorage.getItem('southline.visit')).toBeNull();
  },
);

test('an address without a page is not counted', async () => {
  const { router, views } = open('/au/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(views()).toEqual([]);
});
