/** The few SVG elements that our own drawings use, flattened: a group's attributes are passed to its elements. */
export interface SvgShape {
  readonly element: 'path' | 'text';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface SvgPicture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SvgShape[];
}

const element = /<(\/?)(svg|g|path|text)\b([^>]*?)(\/?)>([^<]*)/g;
const attribute = /([\w-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, plain(value)]));

/** Parses a drawing of @southline/drawings; only svg, g, path and text are supported. */
export const readSvg = (source: string): SvgPicture => {
  const shapes: SvgShape[] = [];
  const inherited: Record<string, string>[] = [{}];
  let size = [100, 100];
  for (const [, closing, name, rest = '', selfClosing, text = ''] of source.matchAll(element)) {
    if (closing) {
      if (name === 'svg' || name === 'g') inherited.pop();
      continue;
    }
    const { viewBox, ...own } = attributesOf(rest);
    if (viewBox) size = viewBox.split(/\s+/).slice(2).map(Number);
    const attributes = { ...inherited.at(-1), ...own };
    if (name === 'path' || name === 'text') shapes.push({ element: name, attributes, text: plain(text) });
    else if (!selfClosing) inherited.push(attributes);
  }
  return { width: size[0] ?? 100, height: size[1] ?? 100, shapes };
};
