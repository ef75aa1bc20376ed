import type { Fit } from '@southline/kernel/part-words';

export interface FitmentOnVehicle {
  readonly qty: number;
  readonly position: string;
  readonly note: string;
}

export interface FitVerdict {
  readonly fit: Fit;
  /** For FitsIf: the conditions. For Fits: information from its fitments about the part or the vehicle. */
  readonly note: string;
  /** Pieces that the vehicle needs; 0 when unknown. */
  readonly quantity: number;
  /** The places on the vehicle, "Driver side"; empty when unknown. */
  readonly position: string;
}

/** Notes that inform: a capacity ("Sump about 4.6 L"), and what belongs to the part ("With wear indicator."). */
const information = [
  /^(sump|capacity|fill)\b.*\d ?(l|ml)$/i,
  /^with(out)? (wear indicators?|sensors?|hardware|gaskets?)\.?$/i,
];

/** Any other note names the vehicles that the part fits, so the buyer has to check it. */
const isCondition = (note: string): boolean => note !== '' && !information.some((pattern) => pattern.test(note));

/**
 * `fitments`: the part's fitments on the chosen vehicle, undefined without one. `listed`: whether the part has fitments on
 * any vehicle. Parts without any (oils, tools) are universal: their fit is unknown.
 */
export const fitVerdict = (fitments: readonly FitmentOnVehicle[] | undefined, listed: boolean): FitVerdict => {
  if (!fitments || !listed) return { fit: 'Unknown', note: '', quantity: 0, position: '' };
  if (fitments.length === 0) return { fit: 'DoesNotFit', note: '', quantity: 0, position: '' };
  const notes = [...new Set(fitments.map(({ note }) => note))];
  const informing = notes.filter((note) => !isCondition(note));
  return {
    fit: informing.length > 0 ? 'Fits' : 'FitsIf',
    note: (informing.length > 0 ? informing.filter(Boolean) : notes).join(' / '),
    quantity: pieces(fitments),
    position: [...new Set(fitments.map(({ position }) => position).filter(Boolean))].sort().join(' / '),
  };
};

/** Rows of one position are alternatives; different positions add up. */
const pieces = (fitments: readonly FitmentOnVehicle[]): number => {
  const byPosition = new Map<string, number>();
  for (const { position, qty } of fitments) byPosition.set(position, Math.max(byPosition.get(position) ?? 0, qty));
  return [...byPosition.values()].reduce((sum, qty) => sum + qty, 0);
};
