// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/http/query-client.ts';
import { OfflineNotice } from './offline-notice.tsx';

test('failed queries of a page loaded offline run again when the connection returns', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => Promise.reject(new Error('no connection')));
  client.mount();
  const stop = new QueryObserver(client, { queryKey: ['cart'], queryFn }).subscribe(() => undefined);
  render(
    <IntlProvider locale="en">
      <OfflineNotice />
    </IntlProvider>,
  );
  expect(screen.getByText('You are offline')).toBeDefined();
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
  onlineManager.setOnline(true);
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  stop();
  client.unmount();
});
