import type { Fit } from '@southline/kernel/part-words';

export interface FitmentOnVehicle {
  readonly qty: number;
  readonly position: string;
  readonly note: string;
}

export interface FitVerdict {
  readonly fit: Fit;
  /** The conditions of FitsIf. */
  readonly note: string;
  /** Pieces that the vehicle needs; 0 when unknown. */
  readonly quantity: number;
}

/**
 * `fitments`: the part's fitments on the chosen vehicle, undefined without one. `listed`: whether the part has fitments on
 * any vehicle. Parts without any (oils, tools) are universal: their fit is unknown.
 */
export const fitVerdict = (fitments: readonly FitmentOnVehicle[] | undefined, listed: boolean): FitVerdict => {
  if (!fitments || !listed) return { fit: 'Unknown', note: '', quantity: 0 };
  if (fitments.length === 0) return { fit: 'DoesNotFit', note: '', quantity: 0 };
  const notes = [...new Set(fitments.map(({ note }) => note))];
  const conditional = notes.every((note) => note !== '');
  return {
    fit: conditional ? 'FitsIf' : 'Fits',
    note: conditional ? notes.join(' / ') : '',
    quantity: pieces(fitments),
  };
};

/** Rows of one position are alternatives; different positions add up. */
const pieces = (fitments: readonly FitmentOnVehicle[]): number => {
  const byPosition = new Map<string, number>();
  for (const { position, qty } of fitments) byPosition.set(position, Math.max(byPosition.get(position) ?? 0, qty));
  return [...byPosition.values()].reduce((sum, qty) => sum + qty, 0);
};
