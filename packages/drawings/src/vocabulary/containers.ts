import type { Pen } from './pen.ts';
import { type Corner, corners, shape } from './shape.ts';
import { revolve, ring } from './solids.ts';

export type Vessel = 'aerosol' | 'trigger' | 'bottle' | 'jug' | 'pail' | 'drum' | 'bulk' | 'cartridge' | 'tube' | 'tub';
export type Contents = {
  /** Litres or kilograms: sets the proportions. */
  readonly amount: number;
  /** Printed on the label. */
  readonly amountText: string;
  readonly mark: string;
  /** Dangerous goods diamond. */
  readonly diamond?: string;
};

const tilt = 0.16;

/** A filled container seen slightly from above; the label band is the characteristic feature. */
export function drawVessel(pen: Pen, vessel: Vessel, contents: Contents): void {
  vessels[vessel](pen, contents);
}

/** Label round the body: band in the brand's green, contents and mark below it. */
function label(
  pen: Pen,
  { y, height, radius }: { y: number; height: number; radius: number },
  contents: Contents,
): void {
  const band = (top: number, bottom: number) =>
    shape()
      .arc(0, top, radius, radius * tilt, 180, 0)
      .arc(0, bottom, radius, radius * tilt, 0, 180, true)
      .close();
  pen.draw(band(y, y + height), 'panel');
  pen.draw(band(y, y + height * (pen.isThumb ? 0.42 : 0.26)), 'solid');
  words(pen, { y: y + height * 0.26 + radius * tilt, height: height * 0.74, radius }, contents);
}

function words(
  pen: Pen,
  { y, height, radius }: { y: number; height: number; radius: number },
  contents: Contents,
): void {
  if (pen.isThumb) return;
  const fitting = (text: string, size: number) => Math.min(size, (radius * 1.5) / (Math.max(text.length, 2) * 0.58));
  pen.letter([0, y + height * 0.42], contents.mark, fitting(contents.mark, height * 0.3));
  pen.letter([0, y + height * 0.82], contents.amountText, fitting(contents.amountText, height * 0.24), true);
  if (contents.diamond) {
    const s = Math.min(radius * 0.2, height * 0.14);
    const cy = y - height * 0.26;
    pen.draw(
      shape().poly([
        [radius * 0.6, cy - s],
        [radius * 0.6 + s, cy],
        [radius * 0.6, cy + s],
        [radius * 0.6 - s, cy],
      ]),
      'panel',
    );
  }
}

function aerosol(pen: Pen, contents: Contents): void {
  const radius = 32;
  const height = 105 + Math.min(contents.amount, 0.6) * 170;
  revolve(
    pen,
    0,
    [
      [0, radius * 0.9],
      [12, radius, 6],
      [height, radius, 0],
    ],
    tilt,
    { wall: 'body' },
  );
  label(pen, { y: height * 0.16, height: height * 0.72, radius }, contents);
  revolve(
    pen,
    0,
    [
      [-8, radius * 0.62],
      [3, radius * 0.94, 8],
    ],
    tilt,
    { wall: 'dark', top: 'side' },
  );
  revolve(
    pen,
    0,
    [
      [-34, radius * 0.44, 5],
      [-9, radius * 0.5],
    ],
    tilt,
    { wall: 'body', top: 'body' },
  );
  pen.draw(shape().rect(-radius * 0.3, -31, radius * 0.22, 6, 1), 'ink');
  pen.detail(ring(0, height - 5, radius, tilt), 'fine');
}

function trigger(pen: Pen, contents: Contents): void {
  const radius = 42;
  revolve(
    pen,
    0,
    [
      [0, 13],
      [22, 16, 8],
      [58, radius, 26],
      [190, radius, 8],
    ],
    tilt,
    { wall: 'body' },
  );
  label(pen, { y: 78, height: 96, radius }, contents);
  const head: Corner[] = corners(
    '-52 -34 3, -52 -50 4, 18 -56 10, 34 -40 8, 22 -22 6, 14 2, -14 2, -14 -22 4, -22 -24',
  );
  pen.draw(shape().rounded(head), 'side');
  pen.draw(shape().rounded(corners('-22 -26, -34 4 6, -44 22 4, -36 24 3, -22 2 8, -14 -18')), 'dark');
  pen.draw(shape().rect(-64, -46, 12, 9, 1), 'solid');
  revolve(
    pen,
    0,
    [
      [-2, 15],
      [12, 15],
    ],
    tilt,
    { wall: 'dark' },
  );
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
  revolve(
    pen,
    0,
    [
      [-height * 0.07, radius * 0.42, 2],
      [height * 0.07, radius * 0.46],
    ],
    tilt,
    { wall: 'side', top: 'side' },
  );
  for (const x of [-0.26, -0.09, 0.09, 0.26])
    pen.detail(
      shape().poly(
        [
          [radius * x, -height * 0.02],
          [radius * x, height * 0.1],
        ],
        false,
      ),
      'fine',
    );
}

/** Oil jug with the handle moulded into its shoulder, 1 L to 10 L. */
function jug(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(Math.max(contents.amount, 0.5) / 5);
  const u = 100 * size;
  const slim = contents.amount <= 1.2 ? 0.82 : 1;
  const w = u * slim;
  const body: Corner[] = [
    [-w, u * 0.1, u * 0.22],
    [-w * 0.78, -u * 0.62, u * 0.2],
    [-w * 0.2, -u * 0.78, u * 0.1],
    [w * 0.18, -u * 0.78, u * 0.08],
    [w * 0.34, -u * 1.02],
    [w * 0.84, -u * 1.02],
    [w, -u * 0.5, u * 0.2],
    [w, u * 1.55, u * 0.16],
    [-w, u * 1.55, u * 0.16],
  ];
  pen.draw(shape().rounded(body), 'body');
  const hole: Corner[] = [
    [-w * 0.66, -u * 0.06, u * 0.14],
    [-w * 0.52, -u * 0.44, u * 0.14],
    [w * 0.06, -u * 0.52, u * 0.14],
    [w * 0.04, -u * 0.26, u * 0.12],
  ];
  pen.draw(shape().rounded(hole), 'dark');
  pen.draw(shape().rect(w * 0.3, -u * 1.3, w * 0.58, u * 0.3, u * 0.05), 'side');
  for (const x of [0.4, 0.5, 0.6, 0.7, 0.8])
    pen.detail(
      shape().poly(
        [
          [w * x, -u * 1.26],
          [w * x, -u * 1.04],
        ],
        false,
      ),
      'fine',
    );
  const inset = w * 0.13;
  pen.draw(shape().rect(-w + inset, u * 0.24, 2 * (w - inset), u * 1.12, u * 0.06), 'panel');
  pen.draw(shape().rect(-w + inset, u * 0.24, 2 * (w - inset), u * (pen.isThumb ? 0.5 : 0.3)), 'solid');
  words(pen, { y: u * 0.5, height: u * 0.86, radius: w - inset }, contents);
  // Level strip.
  for (let index = 0; index < 5; index++)
    pen.detail(
      shape().poly(
        [
          [w * 0.93, u * (0.2 + index * 0.26)],
          [w, u * (0.2 + index * 0.26)],
        ],
        false,
      ),
      'fine',
    );
}

function pail(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 20);
  const radius = 145 * size;
  const height = 370 * size;
  pen.draw(shape().arc(0, height * 0.02, radius * 1.04, radius * 0.6, 180, 360), 'line');
  revolve(
    pen,
    0,
    [
      [0, radius],
      [height, radius * 0.9, 8],
    ],
    tilt,
    { wall: 'body' },
  );
  label(pen, { y: height * 0.36, height: height * 0.46, radius: radius * 0.94 }, contents);
  revolve(
    pen,
    0,
    [
      [-height * 0.02, radius * 1.06, 3],
      [height * 0.06, radius * 1.06, 3],
    ],
    tilt,
    { wall: 'side', top: 'side' },
  );
  pen.draw(shape().ellipse(0, -height * 0.02, radius * 0.88, radius * 0.88 * tilt), 'panel');
  for (const y of [0.13, 0.2]) pen.draw(ring(0, height * y, radius * 0.99, tilt), 'fine');
}

function drum(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 205);
  const radius = 285 * size;
  const height = 850 * size;
  revolve(
    pen,
    0,
    [
      [0, radius],
      [height, radius, 6],
    ],
    tilt,
    { wall: 'body', top: 'side' },
  );
  pen.draw(shape().ellipse(0, 0, radius * 0.93, radius * 0.93 * tilt), 'panel');
  pen.draw(shape().ellipse(-radius * 0.55, -radius * 0.02, radius * 0.13, radius * 0.13 * tilt * 1.4), 'dark');
  pen.draw(shape().ellipse(radius * 0.6, radius * 0.02, radius * 0.07, radius * 0.07 * tilt * 1.4), 'dark');
  label(pen, { y: height * 0.4, height: height * 0.22, radius }, contents);
  for (const y of [0.33, 0.355, 0.66, 0.685]) pen.draw(ring(0, height * y, radius * 1.015, tilt), 'line');
  for (const y of [0.05, 0.96]) pen.detail(ring(0, height * y, radius, tilt), 'fine');
}

/** Intermediate bulk container in its cage. */
function bulk(pen: Pen, contents: Contents): void {
  pen.draw(shape().rect(-500, 0, 1000, 880, 40), 'body');
  pen.draw(shape().rect(-130, -60, 260, 60, 10), 'dark');
  pen.draw(shape().rect(-330, 250, 660, 330, 10), 'panel');
  pen.draw(shape().rect(-330, 250, 660, 110), 'solid');
  words(pen, { y: 350, height: 230, radius: 300 }, contents);
  const cage = shape();
  for (let x = -500; x <= 500; x += 200)
    cage.poly(
      [
        [x, -20],
        [x, 900],
      ],
      false,
    );
  for (let y = 80; y < 880; y += 200)
    cage.poly(
      [
        [-520, y],
        [520, y],
      ],
      false,
    );
  pen.draw(cage, pen.isThumb ? 'fine' : 'line');
  pen.draw(shape().rect(-540, 900, 1080, 50), 'side');
  for (const x of [-520, -80, 360]) pen.draw(shape().rect(x, 950, 160, 90), 'side');
}

function cartridge(pen: Pen, contents: Contents): void {
  if (pen.isThumb) pen.turn = 36;
  revolve(
    pen,
    0,
    [
      [0, 27],
      [210, 27, 3],
    ],
    tilt,
    { wall: 'body', top: 'side' },
  );
  label(pen, { y: 34, height: 140, radius: 27 }, contents);
  revolve(
    pen,
    0,
    [
      [0, 28.5],
      [12, 28.5],
    ],
    tilt,
    { wall: 'dark', top: 'side' },
  );
  pen.draw(shape().ellipse(0, 0, 17, 17 * tilt), 'panel');
}

function tube(pen: Pen, contents: Contents): void {
  const body: Corner[] = corners('-34 0, 34 0, 27 150 10, 10 166, -10 166, -27 150 10');
  pen.draw(shape().rounded(body), 'body');
  pen.draw(shape().rect(-37, -14, 74, 16, 1), 'side');
  for (const y of [-9, -4])
    pen.detail(
      shape().poly(
        [
          [-37, y],
          [37, y],
        ],
        false,
      ),
      'fine',
    );
  pen.draw(shape().poly(corners('-32 26, 32 26, 30.5 54, -30.5 54')), 'solid');
  words(pen, { y: 54, height: 76, radius: 27 }, contents);
  pen.draw(shape().rounded(corners('-13 166, 13 166, 10 200 2, -10 200 2')), 'dark');
}

function tub(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 0.5);
  const radius = 50 * size;
  const height = 92 * size;
  revolve(
    pen,
    0,
    [
      [0, radius],
      [height, radius * 0.93, 6],
    ],
    tilt,
    { wall: 'body' },
  );
  label(pen, { y: height * 0.34, height: height * 0.54, radius: radius * 0.97 }, contents);
  revolve(
    pen,
    0,
    [
      [-height * 0.06, radius * 1.05, 3],
      [height * 0.18, radius * 1.05, 3],
    ],
    tilt,
    { wall: 'side', top: 'side' },
  );
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
