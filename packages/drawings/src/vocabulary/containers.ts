import { type Contents, label, tilt, words } from './container-label.ts';
import { bulk, drum, jug, pail } from './containers-large.ts';
import type { Pen } from './pen.ts';
import { type Corner, corners, shape } from './shape.ts';
import { revolve, ring } from './solids.ts';

export type Vessel = 'aerosol' | 'trigger' | 'bottle' | 'jug' | 'pail' | 'drum' | 'bulk' | 'cartridge' | 'tube' | 'tub';

/** A filled container seen slightly from above; the label band is the characteristic feature. */
export function drawVessel(pen: Pen, vessel: Vessel, contents: Contents): void {
  vessels[vessel](pen, contents);
}

function aerosol(pen: Pen, contents: Contents): void {
  const radius = 32;
  const height = 105 + Math.min(contents.amount, 0.6) * 170;
  revolve(pen, 0, corners(`0 ${radius * 0.9}, 12 ${radius} 6, ${height} ${radius} 0`), tilt, { wall: 'body' });
  label(pen, { y: height * 0.16, height: height * 0.72, radius }, contents);
  revolve(pen, 0, corners(`-8 ${radius * 0.62}, 3 ${radius * 0.94} 8`), tilt, { wall: 'dark', top: 'side' });
  revolve(pen, 0, corners(`-34 ${radius * 0.44} 5, -9 ${radius * 0.5}`), tilt, { wall: 'body', top: 'body' });
  pen.draw(shape().rect(-radius * 0.3, -31, radius * 0.22, 6, 1), 'ink');
  pen.detail(ring(0, height - 5, radius, tilt), 'fine');
}

function trigger(pen: Pen, contents: Contents): void {
  const radius = 42;
  revolve(pen, 0, corners(`0 13, 22 16 8, 58 ${radius} 26, 190 ${radius} 8`), tilt, { wall: 'body' });
  label(pen, { y: 78, height: 96, radius }, contents);
  const head: Corner[] = corners(
    '-52 -34 3, -52 -50 4, 18 -56 10, 34 -40 8, 22 -22 6, 14 2, -14 2, -14 -22 4, -22 -24',
  );
  pen.draw(shape().rounded(head), 'side');
  pen.draw(shape().rounded(corners('-22 -26, -34 4 6, -44 22 4, -36 24 3, -22 2 8, -14 -18')), 'dark');
  pen.draw(shape().rect(-64, -46, 12, 9, 1), 'solid');
  revolve(pen, 0, corners('-2 15, 12 15'), tilt, { wall: 'dark' });
}

function bottle(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(Math.max(contents.amount, 0.1));
  const radius = 42 * size;
  const height = 210 * size;
  revolve(
    pen,
    0,
    [
      [0, radius * 0.4],
      [height * 0.1, radius * 0.4, 6],
      [height * 0.27, radius, radius * 0.7],
      [height, radius, 6],
    ],
    tilt,
    { wall: 'body' },
  );
  label(pen, { y: height * 0.4, height: height * 0.48, radius }, contents);
  revolve(pen, 0, corners(`${-height * 0.07} ${radius * 0.42} 2, ${height * 0.07} ${radius * 0.46}`), tilt, {
    wall: 'side',
    top: 'side',
  });
  for (const x of [-0.26, -0.09, 0.09, 0.26])
    pen.detail(shape().segment(radius * x, -height * 0.02, radius * x, height * 0.1), 'fine');
}

function cartridge(pen: Pen, contents: Contents): void {
  if (pen.isThumb) pen.turn = 36;
  revolve(pen, 0, corners('0 27, 210 27 3'), tilt, { wall: 'body', top: 'side' });
  label(pen, { y: 34, height: 140, radius: 27 }, contents);
  revolve(pen, 0, corners('0 28.5, 12 28.5'), tilt, { wall: 'dark', top: 'side' });
  pen.draw(shape().ellipse(0, 0, 17, 17 * tilt), 'panel');
}

function tube(pen: Pen, contents: Contents): void {
  const body: Corner[] = corners('-34 0, 34 0, 27 150 10, 10 166, -10 166, -27 150 10');
  pen.draw(shape().rounded(body), 'body');
  pen.draw(shape().rect(-37, -14, 74, 16, 1), 'side');
  for (const y of [-9, -4]) pen.detail(shape().segment(-37, y, 37, y), 'fine');
  pen.draw(shape().poly(corners('-32 26, 32 26, 30.5 54, -30.5 54')), 'solid');
  words(pen, { y: 54, height: 76, radius: 27 }, contents);
  pen.draw(shape().rounded(corners('-13 166, 13 166, 10 200 2, -10 200 2')), 'dark');
}

function tub(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 0.5);
  const radius = 50 * size;
  const height = 92 * size;
  revolve(pen, 0, corners(`0 ${radius}, ${height} ${radius * 0.93} 6`), tilt, { wall: 'body' });
  label(pen, { y: height * 0.34, height: height * 0.54, radius: radius * 0.97 }, contents);
  revolve(pen, 0, corners(`${-height * 0.06} ${radius * 1.05} 3, ${height * 0.18} ${radius * 1.05} 3`), tilt, {
    wall: 'side',
    top: 'side',
  });
  pen.detail(shape().ellipse(0, -height * 0.06, radius * 0.9, radius * 0.9 * tilt), 'fine');
}

const vessels: Readonly<Record<Vessel, (pen: Pen, contents: Contents) => void>> = {
  aerosol,
  trigger,
  bottle,
  jug,
  pail,
  drum,
  bulk,
  cartridge,
  tube,
  tub,
};
