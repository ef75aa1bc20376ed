import { type Attributes, figureOf, kindOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import * as breathing from './ppe-breathing.ts';
import * as body from './ppe-clothing.ts';
import * as limbs from './ppe-hands-feet.ts';
import * as head from './ppe-head.ts';

type Form = (pen: Pen, kind: string) => void;

const forms: readonly (readonly [RegExp, Form])[] = [
  [/glove|gauntlet/, limbs.glove],
  [/goggle/, head.goggles],
  [/glass/, head.glasses],
  [/face shield|welding helmet/, head.shield],
  [/plug/, breathing.earPlugs],
  [/muff/, head.earMuffs],
  [/cartridge/, breathing.filterCartridge],
  [/half face/, breathing.respirator],
  [/mask|respirator/, breathing.dustMask],
  [/hard hat|bump|cap/, head.hardHat],
  [/boot|shoe|footwear/, limbs.boot],
  [/coverall/, body.coverall],
  [/vest|polo|jacket|hi-vis/, body.upper],
  [/knee/, limbs.kneePad],
  [/first aid/, firstAid],
  [/sun/, sunScreen],
];

export function drawProtection(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes) || 'safety glasses';
  const form = forms.find(([pattern]) => pattern.test(kind))?.[1] ?? firstAid;
  form(pen, kind);
  if (pen.isDetail) pen.margin = [70, 50];
  const size = textOf(attributes, 'size').slice(0, 5);
  const pack = figureOf(attributes, 'pack_qty');
  const facts = [
    size && `Size ${size}`,
    textOf(attributes, 'colour').slice(0, 12),
    pack && pack !== '1' ? `${pack} pack` : '',
  ];
  pen.caption([...facts, textOf(attributes, 'standard').slice(0, 40)].filter(Boolean).join('  ·  '));
}

function firstAid(pen: Pen): void {
  pen.draw(shape().rounded(corners('-44 -72, -36 -100 12, 36 -100 12, 44 -72'), false), 'line');
  pen.draw(shape().rect(-120, -74, 240, 160, 18), 'body');
  pen.draw(
    shape().poly(
      [
        [-120, -6],
        [120, -6],
      ],
      false,
    ),
    'fine',
  );
  pen.draw(shape().ellipse(0, 6, 52), 'panel');
  pen.draw(
    shape().poly(corners('-13 -32, 13 -32, 13 -7, 38 -7, 38 19, 13 19, 13 44, -13 44, -13 19, -38 19, -38 -7, -13 -7')),
    'solid',
  );
  for (const x of [-84, 64]) pen.draw(shape().rect(x, -14, 20, 18, 3), 'dark');
}

function sunScreen(pen: Pen): void {
  pen.draw(shape().rounded(corners('-50 -100 12, 50 -100 12, 56 100 18, -56 100 18')), 'body');
  pen.draw(shape().rounded(corners('-30 -136 5, 30 -136 5, 34 -100, -34 -100')), 'side');
  pen.draw(shape().ellipse(0, -38, 22), 'glow');
  for (let ray = 0; ray < 8; ray++) {
    const a = (ray * Math.PI) / 4;
    pen.draw(
      shape().poly(
        [
          [28 * Math.cos(a), -38 + 28 * Math.sin(a)],
          [38 * Math.cos(a), -38 + 38 * Math.sin(a)],
        ],
        false,
      ),
      'accent',
    );
  }
  pen.letter([0, 50], '50+', 36);
}
