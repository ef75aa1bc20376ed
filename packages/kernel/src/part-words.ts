export const stockLevels = ['InStock', 'Low', 'None'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** Whether a part fits the chosen vehicle. */
export const fits = ['Fits', 'FitsIf', 'DoesNotFit', 'Unknown'] as const;
export type Fit = (typeof fits)[number];

const verdicts: Readonly<Record<Fit, string>> = {
  Fits: 'fits',
  FitsIf: 'fits, on condition:',
  DoesNotFit: 'does not fit',
  Unknown: '',
};

/** A vehicle with the verdict of the time: "2018 TOYOTA HiLux: fits, on condition: with tow pack". */
export const vehicleText = (vehicle: string, fit: Fit, fitNote: string): string => {
  const verdict = [verdicts[fit], fitNote].filter(Boolean).join(fit === 'Fits' ? ' · ' : ' ');
  return vehicle && verdict ? `${vehicle}: ${verdict}` : vehicle;
};
