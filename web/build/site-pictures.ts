import sharp from 'sharp';
import type { Plugin } from 'vite';
import { drawPart } from '../../packages/drawings/src/draw-part.ts';
import { families } from '../../packages/drawings/src/family.ts';
import { faviconSvg, logoSvg } from '../../packages/drawings/src/logo.ts';
import { colour } from '../../packages/drawings/src/vocabulary/sheet.ts';

/** Places a drawing on another one. */
const placed = (svg: string, box: { x: number; y: number; width: number; height: number }): string =>
  svg.replace(/^<svg\b([^>]*?)( width="[^"]*")?( height="[^"]*")?>/, (_, attributes: string) => {
    const at = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
    return `<svg${attributes.replace(/ (width|height)="[^"]*"/g, '')}${at.join('')}>`;
  });

const card = (body: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
  `<rect width="1200" height="630" fill="${ground}"/><rect y="606" width="1200" height="24" fill="${colour.primary}"/>` +
  `${body}</svg>`;

const familyCard = (family: (typeof families)[number]): string =>
  card(
    placed(logoSvg(), { x: 72, y: 246, width: 420, height: 96 }) +
      placed(drawPart({ family, attributes: {}, size: 'thumb' }), { x: 600, y: 43, width: 520, height: 520 }),
    colour.paper,
  );

const icon = (side: number, padding = 0): string => {
  const inner = side - 2 * padding;
  const box = { x: padding, y: padding, width: inner, height: inner };
  const ground = padding > 0 ? `<rect width="${side}" height="${side}" fill="${colour.primary}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${ground}${placed(faviconSvg(), box)}</svg>`;
};

/** PNG files beside index.html, by name. Social networks and home screens show no SVG. */
const pictures: Readonly<Record<string, string>> = {
  'share.png': card(placed(logoSvg({ inverse: true }), { x: 250, y: 235, width: 700, height: 160 }), colour.ink),
  ...Object.fromEntries(families.map((family) => [`share-${family}.png`, familyCard(family)])),
  'apple-touch-icon.png': icon(180, 12),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  // Systems cut it to a circle or a square with round corners; the mark stays within the safe middle.
  'icon-maskable.png': icon(512, 80),
};

const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Its URLs are relative to the file, so it is right under any base path. The start leads to the default region. */
const manifest = {
  name: 'Southline automotive parts',
  short_name: 'Southline',
  start_url: '.',
  scope: '.',
  display: 'minimal-ui',
  background_color: colour.paper,
  theme_color: colour.ink,
  icons,
};

export const pictureOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();

/** Emits the preview pictures of shared pages, the icons and the manifest of the installed site. */
export const sitePictures = (): Plugin => ({
  name: 'southline:site-pictures',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, svg] of Object.entries(pictures))
      this.emitFile({ type: 'asset', fileName, source: await pictureOf(svg) });
    this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(manifest) });
  },
});
