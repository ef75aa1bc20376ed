// npm run marks   writes services/notifications/src/mail/marks.json: a PNG of each part family. Mail programs show no SVG.

import { writeFileSync } from 'node:fs';
import { drawPart } from '@southline/drawings';
import { families } from '@southline/drawings/families';
import { drawingsVersion } from '@southline/drawings/version';
import sharp from 'sharp';

/** Twice the size in the mail, for dense screens. */
const side = 80;
const background = '#ffffff';
const file = new URL('../../../services/notifications/src/mail/marks.json', import.meta.url);

const pictureOf = async (family: string): Promise<string> => {
  const svg = Buffer.from(drawPart({ family, attributes: {}, size: 'thumb' }));
  const picture = sharp(svg, { density: 144 })
    .resize(side, side, { fit: 'contain', background })
    .flatten({ background });
  return (await picture.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()).toString('base64');
};

// The carton is the picture for all other families.
const pictures = await Promise.all(
  [...families, 'carton'].map(async (family) => [family, await pictureOf(family)] as const),
);
writeFileSync(file, `${JSON.stringify({ drawingsVersion, pictures: Object.fromEntries(pictures) }, null, 2)}\n`);
