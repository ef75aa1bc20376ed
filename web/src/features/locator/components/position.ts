import type { Position } from '../model/map-view.ts';

const patienceMs = 15_000;
/** A position that the browser measured up to a minute ago is recent enough. */
const oldestMs = 60_000;

/** Rounds to about 100 m. The nearest shop needs no better position, and the visitor's exact position stays private. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The visitor's position from the browser; requested only when the visitor presses the button. */
export const askPosition = (): Promise<Position> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ lat: rounded(latitude), lng: rounded(longitude) }),
      failed,
      { timeout: patienceMs, maximumAge: oldestMs },
    );
  });

/** Whether the visitor or the browser refused. Compares the code, because a frame has its own error class. */
export const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
