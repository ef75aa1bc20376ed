import type { Position } from '../model/map-view.ts';

const patienceMs = 15_000;
/** A position that the browser measured up to a minute ago is recent enough. */
const oldestMs = 60_000;

/** Rounds to about 100 m. The nearest shop needs no better position, and the visitor's exact position stays private. */
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
