import type { StyleSpecification } from 'maplibre-gl';

/** URLs in a style may be relative to it; the map needs absolute ones. */
export const readStyle = (style: StyleSpecification, address: string): StyleSpecification => {
  const sources = Object.entries(style.sources).map(([name, source]) => {
    if (!('tiles' in source) || !source.tiles) return [name, source] as const;
    // URL encodes the braces of the tile template. They are decoded again, because the map replaces them.
    const tiles = source.tiles.map((tile) => decodeURI(new URL(tile, address).href));
    return [name, { ...source, tiles }] as const;
  });
  return { ...style, sources: Object.fromEntries(sources) };
};

export const loadStyle = async (address: string): Promise<StyleSpecification> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The style of the map answered ${response.status}.`);
  return readStyle((await response.json()) as StyleSpecification, new URL(address, location.href).href);
};
