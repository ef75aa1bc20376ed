import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

/** English is the catalogue that stands in the messages.ts files; another language brings its texts by id. */
export const Texts = ({ texts = {}, children }: { texts?: Record<string, string>; children: ReactNode }) => (
  <IntlProvider locale="en-AU" defaultLocale="en-AU" messages={texts}>
    {children}
  </IntlProvider>
);
