import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';

export function glove(pen: Pen, kind: string): void {
  const cuff = /gauntlet|chemical/.test(kind) ? 150 : 108;
  const flare = /gauntlet|chemical/.test(kind) ? 70 : 50;
  const hand: Corner[] = corners(
    '-46 40 10, -64 -30 16, -60 -108 14, -38 -108 14, -34 -40 6, -28 -40 6, -26 -138 14, -2 -138 14, 0 -44 6, 5 -44 6, 10 -128 14, 33 -126 14, 32 -38 6, 37 -38 6, 46 -94 12, 66 -90 12, 62 -10 20, 58 22 12, 94 -28 16, 112 -12 14, 84 46 30, 50 74 14, 48 84, -46 84',
  );
  pen.draw(shape().rounded(hand), /disposable|latex|nitrile/.test(kind) ? 'glow' : 'body');
  pen.draw(shape().rounded(corners(`-46 80 4, 48 80 4, ${flare} ${cuff} 6, ${-flare} ${cuff} 6`)), 'side');
  if (/mechanic|cut|rigger|gauntlet/.test(kind)) {
    pen.draw(shape().rounded(corners('-38 64 10, -46 -16 12, 46 -14 12, 40 60 12')), 'glow');
    for (const x of [-22, 0, 22]) pen.detail(shape().segment(x, -8, x * 0.8, 56), 'accentFine');
    pen.draw(shape().rect(4, 84, 40, 14, 3), 'dark');
  } else {
    for (const y of [92, 99]) pen.detail(shape().segment(-48, y, 49, y), 'fine');
  }
}

export function boot(pen: Pen, kind: string): void {
  const tall = /gum/.test(kind) ? -150 : -96;
  pen.draw(
    shape().rounded([
      [-82, tall, 6],
      [6, tall, 6],
      [10, -20, 20],
      [58, 6, 20],
      [112, 22, 30],
      [124, 66, 10],
      [-92, 66, 10],
      [-86, 0, 20],
    ]),
    'body',
  );
  pen.draw(shape().rounded(corners('60 10 14, 112 22 30, 124 66 8, 62 66 4, 54 36 14')), 'glow');
  const sole: Corner[] = corners('-96 64 4, 128 64 6, 130 84 6, 30 86 3, 24 78 3, -30 78 3, -34 90 3, -94 90 6');
  pen.draw(shape().rounded(sole), 'dark');
  pen.draw(shape().rect(-84, tall - 8, 92, 18, 6), 'side');
  if (!/gum/.test(kind)) {
    const laces = shape();
    for (let index = 0; index < 5; index++)
      laces.segment(-14 + index * 4, tall + 26 + index * 17, 14 + index * 8, tall + 34 + index * 17);
    pen.draw(laces, 'line');
    pen.detail(shape().rounded(corners(`-20 ${tall + 10}, -16 -10 20, 50 20 20`), false), 'fine');
  }
}

export function kneePad(pen: Pen): void {
  for (const x of [-72, 72]) {
    for (const y of [-44, 44]) {
      pen.draw(shape().rect(x - 66, y - 9, 132, 18, 4), 'dark');
    }
    pen.draw(
      shape().rounded([
        [x - 44, -84, 24],
        [x + 44, -84, 24],
        [x + 52, 0, 20],
        [x + 44, 84, 24],
        [x - 44, 84, 24],
        [x - 52, 0, 20],
      ]),
      'body',
    );
    pen.draw(
      shape().rounded([
        [x - 30, -54, 20],
        [x + 30, -54, 20],
        [x + 34, 10, 16],
        [x + 24, 50, 20],
        [x - 24, 50, 20],
        [x - 34, 10, 16],
      ]),
      'glow',
    );
    pen.draw(shape().rounded(corners(`${x - 32} -10 10, ${x} -24 20, ${x + 32} -10 10`), false), 'accentFine');
  }
}
