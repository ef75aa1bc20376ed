import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { App, Settings } from '../context.ts';
import { scriptSources } from '../security/built-scripts.ts';

/** The path, below the base path, to which browsers report violations of the content security policy. */
export const policyReportsPath = '/policy-reports';

const yearSeconds = 365 * 24 * 60 * 60;

/** The locator needs the visitor's position, barcodes the camera, and staff sign in with passkeys. Pages need nothing else. */
const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'publickey-credentials-get=(self)',
  ...['accelerometer', 'autoplay', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/** The headers that helmet sets. They are the same for every request, so helmet runs once. */
const headersOf = (setHeaders: ReturnType<typeof helmet>): Map<string, string> => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
};

/** The security headers of every answer. Forms may be posted only to us and, with the card, to the payment provider. */
export const addSecurityHeaders = (app: App, settings: Settings, importMap: string): void => {
  const { BASE_PATH, PAYMENT_FORM_ORIGIN, COOKIE_SECURE, MAP_STYLE_URL } = settings;
  // The origin of a vendor's style, tiles, glyphs and sprites.
  const mapOrigins = MAP_STYLE_URL === undefined ? [] : [new URL(MAP_STYLE_URL).origin];
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: scriptSources(importMap),
          // Mantine writes its CSS variables into its own <style> element.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', ...mapOrigins],
          fontSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'", PAYMENT_FORM_ORIGIN],
          connectSrc: ["'self'", PAYMENT_FORM_ORIGIN, ...mapOrigins],
          reportUri: [BASE_PATH + policyReportsPath],
        },
      },
      strictTransportSecurity: COOKIE_SECURE ? { maxAge: yearSeconds, includeSubDomains: true } : false,
      // Full URLs are not sent to other sites. The form post to the provider still sends our origin.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  headers.set('permissions-policy', permissionsPolicy);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeaders(headers);
    done();
  });
};
