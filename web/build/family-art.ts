import type { Plugin } from 'vite';
import { drawPart } from '../../packages/drawings/src/draw-part.ts';
import { families } from '../../packages/drawings/src/family.ts';
import { faviconSvg, logoSvg } from '../../packages/drawings/src/logo.ts';

const ID = 'virtual:family-art';

/** All families as symbols of one file: one request for the whole index, and no drawing code in the browser. */
const sprite = (): string => {
  const symbols = families.map((family) =>
    drawPart({ family, attributes: {}, size: 'thumb' })
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${family}"`)
      .replace(' aria-hidden="true"', '')
      .replace('</svg>', '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};

const files: Record<string, () => string> = {
  families: sprite,
  logoOnInk: () => logoSvg({ inverse: true }),
};

/** Placeholder in rendered pages for the URL of the built file, which the server looks up. */
const assetMark = (name: string): string => `/@asset/${name}.svg`;

/** `import { families } from 'virtual:family-art'`: URLs of drawings that are the same for all visitors. */
export const familyArt = (forServer = false): Plugin => {
  let building = false;
  return {
    name: 'southline:family-art',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return Object.entries(files)
        .map(([name, draw]) => {
          if (forServer) return `export const ${name} = ${JSON.stringify(assetMark(name))};`;
          if (!building) return `export const ${name} = '/@family-art/${name}.svg';`;
          const reference = this.emitFile({ type: 'asset', name: `${name}.svg`, source: draw() });
          return `export const ${name} = import.meta.ROLLUP_FILE_URL_${reference};`;
        })
        .join('\n');
    },
    generateBundle() {
      if (forServer) return;
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: faviconSvg() });
    },
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(faviconSvg());
      });
      middlewares.use('/@family-art/', (request, response, next) => {
        const draw = files[(request.url ?? '').replace(/^\/|\.svg.*$/g, '')];
        if (!draw) return next();
        response.setHeader('content-type', 'image/svg+xml').end(draw());
      });
    },
  };
};
