import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'react-redux';
import { Texts } from '../shared/i18n/intl.tsx';
import type { AppStore } from '../shared/store/store.ts';
import { theme } from '../shared/theme/theme.ts';
import { Announcer } from '../shared/ui/announcer.tsx';
import type { createAppRouter } from './router.tsx';
import { Unauthorised } from './unauthorised.tsx';

type Props = { store: AppStore; queryClient: QueryClient; router: ReturnType<typeof createAppRouter> };

export const App = ({ store, queryClient, router }: Props) => (
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <Texts>
          <Announcer>
            <Unauthorised router={router} />
            <RouterProvider router={router} />
          </Announcer>
        </Texts>
      </MantineProvider>
    </QueryClientProvider>
  </Provider>
);
