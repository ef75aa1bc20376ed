import type { Position } from '../model/map-view.ts';

const patienceMs = 15_000;
/** Of an earlier look: nobody moves far in a minute. */
const oldestMs = 60_000;

/** To some hundred metres: the nearest shop needs no more, and nobody has to know it better. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Where the browser says the visitor is; asked for at a press alone. */
export const askPosition = (): Promise<Position> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ lat: rounded(latitude), lng: rounded(longitude) }),
      failed,
      { timeout: patienceMs, maximumAge: oldestMs },
    );
  });

/** Whether the visitor, or their browser, said no. By its number: a frame has an error class of its own. */
export const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
