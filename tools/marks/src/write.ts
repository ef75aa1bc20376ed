// npm run marks   writes services/notifications/src/mail/marks.json: a PNG of each kind of part.
// Mail programs show no SVG.

import { writeFileSync } from 'node:fs';
import { drawPart } from '@southline/drawings';
import { allMarks } from '@southline/drawings/mark';
import { drawingsVersion } from '@southline/drawings/version';
import sharp from 'sharp';

/** Twice the size in the mail, for dense screens. */
const side = 80;
const background = '#ffffff';
const file = new URL('../../../services/notifications/src/mail/marks.json', import.meta.url);

const pictureOf = async ({ family, attributes }: (typeof allMarks)[number]): Promise<string> => {
  const svg = Buffer.from(drawPart({ family, attributes, size: 'thumb' }));
  const picture = sharp(svg, { density: 144 })
    .resize(side, side, { fit: 'contain', background })
    .flatten({ background });
  return (await picture.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()).toString('base64');
};

const pictures = await Promise.all(allMarks.map(async (mark) => [mark.name, await pictureOf(mark)] as const));
writeFileSync(file, `${JSON.stringify({ drawingsVersion, pictures: Object.fromEntries(pictures) }, null, 2)}\n`);
