import { MantineProvider } from '@mantine/core';
import type { MapPictures } from '@southline/rest/web-build';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MapPicturesProvider } from '../shared/content/map-pictures.ts';
import { Texts } from '../shared/i18n/intl.tsx';
import type { AppStore } from '../shared/store/store.ts';
import { fills, theme } from '../shared/theme/theme.ts';
import { Announcer } from '../shared/ui/announcer.tsx';
import { PhoneGuess } from '../shared/ui/use-phone.ts';
import { OnLiveProvider } from './live.tsx';
import { type PageStatus, PageStatusProvider } from './page-status.ts';
import type { Router } from './router.tsx';
import { Unauthorised } from './unauthorised.tsx';

type Props = {
  store: AppStore;
  queryClient: QueryClient;
  router: Router;
  /** The screen size that the first rendering assumes. */
  phone: boolean;
  /** Pictures that take the map's place until it is drawn. Only the server knows them. */
  mapPictures?: MapPictures;
  /** English texts that operators have edited, by key. They replace the client's own. */
  editedTexts?: Readonly<Record<string, string>>;
  /** On the server: the HTTP status of the page. */
  status?: PageStatus;
  /** Called once, when the page is interactive. Until then it must match the server's HTML. */
  onLive?: () => void;
};

const found: PageStatus = { code: 200 };

export const App = (props: Props) => {
  const { store, queryClient, router, phone, mapPictures, editedTexts, status = found, onLive } = props;
  // Hydration must match the server, which knew no choices of earlier visits. `onLive` loads them; until then the page uses
  // this state.
  const [served] = useState(store.getState);
  const [live] = useState(() => () => {
    // Programs that drive the site, such as the browser tests, wait for this mark.
    const { dataset } = document.documentElement;
    if (dataset.live === '') return;
    dataset.live = '';
    onLive?.();
  });
  return (
    <Provider store={store} serverState={served}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={fills} forceColorScheme="light">
          <Texts texts={editedTexts}>
            <PhoneGuess value={phone}>
              <MapPicturesProvider value={mapPictures}>
                <PageStatusProvider value={status}>
                  <OnLiveProvider value={live}>
                    <Announcer>
                      <Unauthorised router={router} />
                      <RouterProvider router={router} />
                    </Announcer>
                  </OnLiveProvider>
                </PageStatusProvider>
              </MapPicturesProvider>
            </PhoneGuess>
          </Texts>
        </MantineProvider>
      </QueryClientProvider>
    </Provider>
  );
};
