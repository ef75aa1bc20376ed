import { type Attributes, textOf } from './attributes.ts';
import { familyOf } from './family.ts';

export const ends = ['front', 'rear'] as const;
export const sides = ['left', 'right', 'both'] as const;
export const spots = ['wheel', 'window', 'body'] as const;

/** The place of a part on a vehicle. */
export interface Place {
  readonly end: (typeof ends)[number];
  readonly side: (typeof sides)[number];
  readonly spot: (typeof spots)[number];
}

// The driver sits on the right in Australia and New Zealand.
const left = /\b(left|lh|lhs|passenger)\b/;
const right = /\b(right|rh|rhs|driver)\b/;

const spotOf = (family: string): Place['spot'] => {
  const known = familyOf(family);
  return known === 'brakes' ? 'wheel' : known === 'wipers' ? 'window' : 'body';
};

/** The place of a part, from its position, axle and side. Undefined if it has none, or is for front and rear. */
export const placeOf = (family: string, attributes: Attributes): Place | undefined => {
  const said = ['position', 'axle', 'side'].map((name) => textOf(attributes, name)).join(' ');
  const words = said.slice(0, 200).toLowerCase();
  const [front, rear] = [/\bfront\b/.test(words), /\brear\b/.test(words)];
  if (front === rear) return undefined;
  const [onLeft, onRight] = [left.test(words), right.test(words)];
  const side = onLeft === onRight ? 'both' : onLeft ? 'left' : 'right';
  return { end: front ? 'front' : 'rear', side, spot: spotOf(family) };
};
