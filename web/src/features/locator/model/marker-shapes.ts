import type { DealerType } from './locator-types.ts';

/**
 * Both shape and colour identify the type: a square for batteries, a hexagon for parts, a circle for workshops. The colours
 * also differ in lightness. Paths in a box of 36 by 44, the tip at the bottom.
 */
export const markerShapes: Readonly<Record<DealerType, { path: string; fill: string; ink: string; middle: number }>> = {
  Battery: { path: 'M5 3h26v25h-8l-5 10-5-10H5z', fill: '#00704f', ink: '#ffffff', middle: 15.5 },
  Parts: { path: 'M10 2h16l8 14-8 13h-3l-5 10-5-10h-3L2 16z', fill: '#10231d', ink: '#ffffff', middle: 15.5 },
  Service: {
    path: 'M18 2a14 14 0 0 1 5 27.1L18 39l-5-9.9A14 14 0 0 1 18 2z',
    fill: 'var(--service)',
    ink: 'var(--service-ink)',
    middle: 16,
  },
};

/** The value of a colour, for the map's canvas, which reads no CSS variables. */
export const drawnColour = (colour: string): string => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
};

/** Results closer than this many pixels form a cluster. */
export const clusterRadius = 44;

export const markerBox = { width: 36, height: 44 } as const;
